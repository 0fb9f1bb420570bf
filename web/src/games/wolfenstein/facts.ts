/* Made from src/sandtable/games/wolfenstein/facts.py by 'python web/page.py types'. */

export interface Facts {
  areas: {
    castle: SquareFacts;
    barriers: BarrierFacts;
    places: PlaceFacts;
    heroes: HeroFacts;
    seats: SeatFacts;
  };
  pieces: ModelFacts | TokenFacts | HeldWeaponFacts | HeldItemFacts | KeptEventFacts;
  cards: {
    goals: GoalFacts;
    alarm: AlarmFacts;
    skills: SkillFacts;
    weapons: WeaponFacts;
    equipment: ItemFacts;
    events: EventFacts;
    chests: ChestFacts;
    enemies: EnemyFacts;
  };
}
/**
 * A square: its place, the sides (`nesw`) with a wall, and the AP to go there, if the acting model can.
 */
export interface SquareFacts {
  place: string;
  walls: string;
  ap?: number;
}
/**
 * A door or a barricade, and the pairs of squares that it parts; the rule that locks it, or the AP to open it.
 */
export interface BarrierFacts {
  state: "closed" | "locked" | "open";
  rule?: string;
  ap?: number;
  edges: [string, string][];
}
/**
 * A room or corridor, those beside it, and the Nazis whom noise here would wake.
 */
export interface PlaceFacts {
  place: string;
  beside: string[];
  wakes: string[];
}
/**
 * A Hero: whose it is, where it is, its numbers, and each slot of its card with the item in it.
 */
export interface HeroFacts {
  seat: string;
  at: string;
  place: string;
  hp: number;
  "base-hp": number;
  armor: number;
  "base-armor": number;
  "suit-armor": number;
  ap: number;
  "base-ap": number;
  "move-ap": number;
  accuracy: number;
  gp: number;
  lives: number;
  attacks: number;
  ammo: {
    [k: string]: number;
  };
  slots: ["armor" | "booster" | "other" | "suit", string][];
  skills: string[];
}
/**
 * A player, and the Heroes of this player.
 */
export interface SeatFacts {
  heroes: string[];
}
/**
 * A model: what is left of it, the Hero whose bot it is, and the rule by which it would activate now.
 */
export interface ModelFacts {
  side: "bot" | "hero" | "nazi";
  hp: number;
  "base-hp": number;
  armor: number;
  "base-armor": number;
  large?: boolean;
  hero?: string;
  alert?: string;
}
/**
 * A token with a letter.
 */
export interface TokenFacts {
  letter: string;
}
/**
 * A Hero's weapon, and what is attached to it.
 */
export interface HeldWeaponFacts {
  ammo: "heavy" | "light" | "special";
  range: number;
  dice: number;
  ap: number;
  attachment: string;
}
/**
 * An item that a Hero wears or carries.
 */
export interface HeldItemFacts {
  type: "armor" | "attachable" | "booster" | "consumable" | "other" | "suit";
  ap: number;
}
/**
 * An event that a Hero keeps: the option taken, and what ends it.
 */
export interface KeptEventFacts {
  option: string;
  "hero-spawn"?: string;
  spawned?: string[];
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
 * How often the alarm was raised.
 */
export interface AlarmFacts {
  raised: number;
}
/**
 * A Hero's skill with its price; the rule by which it cannot be used now.
 */
export interface SkillFacts {
  hero: string;
  gp: number;
  fatigue: boolean;
  usable: boolean;
  always: boolean;
  spent: boolean;
  rule?: string;
}
/**
 * A weapon; `from_the_top` is where a card lies in its deck that somebody has looked at.
 */
export interface WeaponFacts {
  ammo: "heavy" | "light" | "special";
  range: number;
  dice: number;
  ap: number;
  "from-the-top"?: number;
}
/**
 * An item.
 */
export interface ItemFacts {
  type: "armor" | "attachable" | "booster" | "consumable" | "other" | "suit";
  ap: number;
  "from-the-top"?: number;
}
/**
 * An event, and whether it must be resolved.
 */
export interface EventFacts {
  must: boolean;
  "from-the-top"?: number;
}
/**
 * A chest that somebody has looked at.
 */
export interface ChestFacts {
  "from-the-top": number;
}
/**
 * An enemy's numbers and its weapon.
 */
export interface EnemyFacts {
  hp: number;
  armor: number;
  ap: number;
  initiative: number;
  keywords: ("boss" | "infantry" | "mech" | "officer" | "oversized")[];
  weapon: string;
  range: number;
  dice: number;
  "weapon-ap": number;
}
