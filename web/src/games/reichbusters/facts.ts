/* Made from src/sandtable/games/reichbusters/facts.py by 'python web/page.py types'. */

export interface Facts {
  areas: {
    map: AreaFacts;
    doors: DoorFacts;
    rooms: RoomFacts;
    heroes: HeroFacts;
    seats: SeatFacts;
    test: DiceTestFacts;
    decks: DeckFacts;
  };
  pieces:
    | HeroPieceFacts
    | EnemyFacts
    | TokenFacts
    | FeatureFacts
    | LyingFacts
    | HeldWeaponFacts
    | HeldItemFacts
    | HeldWoundFacts
    | InPlayFacts
    | DieFacts;
  cards: {
    goals: GoalFacts;
    alarm: AlarmFacts;
    faction: RowFacts;
    units: UnitFacts;
    actions: ActionFacts;
    weapons: WeaponFacts;
    items: ItemFacts;
    wounds: WoundFacts;
    team: TeamFacts;
    noise: NoiseFacts;
    spawns: SpawnFacts;
  };
}
/**
 * An area: the cells that it covers, its room and its tile; for the acting Hero, how far it is and whom to attack.
 *
 *     `reach` counts movement points along the shortest way; `targets` are enemies here whom a basic attack can be made
 *     on. `barracks` are the letters whose arrow points here, `letters` those of X, Y and Z that lie here.
 */
export interface AreaFacts {
  cells: [number, number][];
  room: string;
  kind: "corridor" | "room";
  tile: string;
  letters?: ("x" | "y" | "z")[];
  barracks?: ("a" | "b" | "c")[];
  passages?: string[];
  reach?: number;
  targets?: string[];
}
/**
 * A door: the areas that it joins, the edges of cells that it stands on, its noise; what the acting Hero can do.
 */
export interface DoorFacts {
  state: "closed" | "locked" | "open";
  /**
   * @minItems 2
   * @maxItems 2
   */
  areas: [string, string];
  noise: number;
  edges: [number, number, "north" | "west"][];
  can?: "" | "open" | "unlock";
}
/**
 * A room or corridor: its areas, its tiles, its awareness, the Heroes whom its enemies see.
 */
export interface RoomFacts {
  areas: string[];
  kind: "corridor" | "room";
  tiles: string[];
  awareness?: "alert" | "at-ease" | "suspicious";
  enemies?: number;
  sees?: string[];
}
/**
 * A Hero's dashboard in numbers.
 *
 *     `cards` are the hand, if the seat may see it; `hand` is how many there are. `top` are cards of the deck whose place
 *     is known, uppermost first; `in_use` those being resolved, or whose effect goes on. `turn` is the place in the turn
 *     order of a round after the alarm.
 */
export interface HeroFacts {
  seat: string;
  at: string;
  room: string;
  state: "captured" | "downed" | "knocked-down" | "out" | "standing";
  basics: number;
  moved?: boolean;
  attacked?: boolean;
  gave?: boolean;
  "spent-point"?: boolean;
  painless?: boolean;
  wounds: number;
  "until-downed": number;
  slots: number;
  points?: {
    [k: string]: number;
  };
  hand: number;
  cards?: string[];
  deck: number;
  top?: string[];
  "in-use"?: string[];
  discard?: string[];
  removed?: string[];
  turn?: number;
  acted?: boolean;
}
/**
 * A player, and the Heroes of this player.
 */
export interface SeatFacts {
  heroes: string[];
}
/**
 * The test that is being made. `foe` is the enemy attacked, or the main attacker; `cards` are modifiers played.
 */
export interface DiceTestFacts {
  kind: "attack" | "defence" | "item" | "noise";
  hero: string;
  target: number;
  total: number;
  bonus?: number;
  foe?: string;
  cards?: string[];
}
/**
 * A deck: how many cards are left, those on top whose place is known, and the discard pile, its top card last.
 */
export interface DeckFacts {
  left: number;
  top?: string[];
  discard?: string[];
}
/**
 * A Hero on the map.
 */
export interface HeroPieceFacts {
  state: "captured" | "downed" | "knocked-down" | "out" | "standing";
  wounds: number;
}
/**
 * An enemy unit with its numbers as they count now. `unit` is its card, `side` the side that lies face up, from 0.
 *
 *     A unit without a melee or a ranged attack has no number there. `nearest` is the nearest Hero, `distance` how far
 *     that is, `intent` what it would do if the enemy turn began now, and `steps` where it would go.
 */
export interface EnemyFacts {
  unit: string;
  defence: number;
  "base-defence": number;
  melee?: number;
  "melee-support"?: number;
  ranged?: number;
  "ranged-support"?: number;
  range?: number;
  wounds?: number;
  "most-wounds"?: number;
  side?: number;
  keywords?: string[];
  awareness?: "alert" | "at-ease" | "suspicious";
  nearest?: string;
  distance?: number;
  intent?: "" | "advance" | "explode" | "flee" | "melee" | "open-door" | "ranged" | "stay";
  steps?: string[];
}
/**
 * A spawn token.
 */
export interface TokenFacts {
  level: number;
}
/**
 * A room feature: its back, and its front if somebody has seen it.
 */
export interface FeatureFacts {
  back: "bunker" | "castle" | "laboratory" | "store";
  front?: string;
}
/**
 * An item on the map: its back, or its kind if it lies face up; the noise dice of searching it.
 */
export interface LyingFacts {
  back?: string;
  kind?: string;
  loot?: "" | "normal" | "vril";
  noise?: number;
}
/**
 * A weapon of a Hero: the side that lies face up, with the range as wounds leave it; 0 is melee.
 */
export interface HeldWeaponFacts {
  side: "normal" | "vril";
  range: number;
  attack: number;
  vril: number;
  noise: number;
  keywords?: string[];
  jams?: number;
}
/**
 * An item on a dashboard.
 */
export interface HeldItemFacts {
  back: "medical" | "miscellaneous" | "objective" | "vril" | "weapon";
  when: string;
  noise?: string;
}
/**
 * A permanent wound, and the skill token that lies on it.
 */
export interface HeldWoundFacts {
  permanent?:
    | ""
    | "discard-each-turn"
    | "draw-fewer"
    | "lost-skill"
    | "loud-search"
    | "more-noise"
    | "no-bandages"
    | "no-cancelling"
    | "no-instants"
    | "no-movement-modifiers"
    | "no-refill"
    | "no-search"
    | "one-modifier"
    | "one-slot-fewer"
    | "short-range"
    | "weak-at-range"
    | "weak-defence"
    | "weak-in-melee";
  skill?: string;
}
/**
 * An effect that goes on, until when, and the action card that it comes from.
 */
export interface InPlayFacts {
  until: string;
  card?: string;
}
/**
 * A die of the test: what it counts, and what its special or surge was spent on.
 */
export interface DieFacts {
  kind: "attack" | "defence" | "noise" | "vril";
  face: "0" | "1" | "2" | "3" | "special" | "surge";
  value: number;
  spent?: string;
}
/**
 * A goal of a mission, and how far it is met where that can be counted.
 */
export interface GoalFacts {
  met: boolean;
  done?: number;
  of?: number;
}
/**
 * The tracker: spaces left until the alarm or, after it, until time is up, and what moves the marker now.
 */
export interface AlarmFacts {
  state: "none" | "pending" | "sounded";
  left: number;
  alert?: string[];
  "each-enemy-turn"?: number;
  "each-round"?: number;
}
/**
 * A row of the faction card: a white one only spawns.
 */
export interface RowFacts {
  code: string;
  unit: string;
  type: string;
  most: number;
  "on-map": number;
  white?: boolean;
  acting?: boolean;
  "used-up"?: boolean;
}
/**
 * A unit card: most have one side, units that change with their wounds several.
 */
export interface UnitFacts {
  type: string;
  sides: UnitSideFacts[];
  loot?: "" | "normal" | "vril";
  veteran?: boolean;
}
/**
 * One side of a unit card.
 */
export interface UnitSideFacts {
  defence: number;
  melee?: number;
  "melee-support"?: number;
  ranged?: number;
  "ranged-support"?: number;
  range?: number;
  keywords?: string[];
}
/**
 * An action card: a feat, or an action with a modifier; `when` is `free`, or the moment of an instant.
 *
 *     `noise` is a number of dice, `weapon`, `weapon+1` or `bang`. A modifier with several changes is a choice.
 */
export interface ActionFacts {
  hero: string;
  number: number;
  when:
    | "after-attacked"
    | "attacked"
    | "attacked-near"
    | "attacked-self"
    | "enemy-enters-sight"
    | "free"
    | "kill-start"
    | "patrol"
    | "stations-start"
    | "would-rise";
  feat?: boolean;
  noise?: string;
  steps: StepFacts[];
  modifier?: string;
  changes?: ChangeFacts[];
}
/**
 * A part of the upper half of an action card: its icon, how much or how far, for whom.
 */
export interface StepFacts {
  verb: string;
  n?: number;
  who?: "all-near" | "another-on-tile" | "hero-here" | "on-tile" | "self" | "target" | "two-on-tile";
}
/**
 * What a modifier does: the tests and moves that it fits, and its icons.
 */
export interface ChangeFacts {
  fits: string[];
  "attack-dice"?: number;
  "defence-dice"?: number;
  attack?: number;
  defence?: number;
  special?: boolean;
  "noise-dice"?: number;
  noise?: number;
  areas?: number;
  reroll?: number;
  draw?: number;
  keyword?: string;
  only?: string;
}
/**
 * A weapon token with its two sides.
 */
export interface WeaponFacts {
  normal: WeaponSideFacts;
  vril: WeaponSideFacts;
}
/**
 * One side of a weapon token.
 */
export interface WeaponSideFacts {
  range: number;
  attack: number;
  vril?: number;
  noise: number;
  keywords?: string[];
}
/**
 * An item: its back, its moment, whether it is kept after use, and the dice that it brings.
 */
export interface ItemFacts {
  back: "medical" | "miscellaneous" | "objective" | "vril" | "weapon";
  when: string;
  keep?: boolean;
  noise?: string;
  "attack-dice"?: number;
  "defence-dice"?: number;
  defence?: number;
  "vril-dice"?: number;
}
/**
 * A wound card: what happens at once, the damage from which it stays, what it does while it stays.
 */
export interface WoundFacts {
  number: number;
  top?: ("discard" | "drain" | "drop" | "jam" | "knocked-back" | "knocked-down")[];
  permanent?:
    | ""
    | "discard-each-turn"
    | "draw-fewer"
    | "lost-skill"
    | "loud-search"
    | "more-noise"
    | "no-bandages"
    | "no-cancelling"
    | "no-instants"
    | "no-movement-modifiers"
    | "no-refill"
    | "no-search"
    | "one-modifier"
    | "one-slot-fewer"
    | "short-range"
    | "weak-at-range"
    | "weak-defence"
    | "weak-in-melee";
}
/**
 * The team, and whether its rule has been used in this round.
 */
export interface TeamFacts {
  used?: boolean;
}
/**
 * A noise card: the total from which its lower half happens, and what that is.
 */
export interface NoiseFacts {
  deck: "post" | "pre";
  number: number;
  patrol?: number;
  awareness?: "alert" | "at-ease" | "suspicious";
  tracker?: number;
  spawns?: ["a" | "b" | "c", number][];
}
/**
 * A spawn card: the types that each level brings with this faction.
 */
export interface SpawnFacts {
  levels: string[][];
}
