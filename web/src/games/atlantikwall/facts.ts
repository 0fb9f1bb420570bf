/* Made from src/sandtable/games/atlantikwall/facts.py by 'python web/page.py types'. */

export interface Facts {
  areas: {
    map: SectorFacts;
    side: UnitSideFacts | GermanFacts;
    assault: AssaultFacts;
    solitaire: LandedFacts;
    market: OwnerFacts;
  };
  pieces: UnitFacts | LandingFacts | DieFacts | OfferFacts | OwnerFacts;
  cards: {
    specialists: SpecialistFacts;
    items: ItemFacts;
    awards: AwardFacts;
    vehicles: ItemFacts;
    decorations: DecorationFacts;
    bonuses: BonusFacts;
  };
}
/**
 * A Sector: what is printed on it, its lines, and what that comes to now.
 */
export interface SectorFacts {
  row: number;
  map: string;
  def: number;
  soldiers?: number;
  needs?: string;
  costs?: number;
  "costs-named"?: string;
  here?: string;
  adds?: {
    [k: string]: number;
  };
  arrival?: number;
  "no-bonus"?: "courage" | "skull" | "soldier" | "soldiers" | "star" | "tool";
  units?: number;
  gift?: string;
  dice?: number;
  "mgf-specialists"?: number;
  climb?: Climb;
  lines: LineFacts[];
  "def-now": number;
  effective: {
    [k: string]: number;
  };
  mgf: boolean;
  "mgf-active": boolean;
  "mines-active": boolean;
  visited: string[];
}
/**
 * A cliff: the Skulls that it takes in a Final Tally, and the turns to get them (ATL-CLB-02, ATL-CLB-05).
 */
export interface Climb {
  skulls: number;
  turns: number;
}
/**
 * A line that leads away from a Sector.
 */
export interface LineFacts {
  to: string;
  courage: number;
  mines: boolean;
  barrier: boolean;
  lateral: boolean;
}
/**
 * A Unit; once it has landed, also what Phase 5 would cost it and where it can go.
 */
export interface UnitSideFacts {
  soldiers: number;
  courage: number;
  stars: number;
  points: number;
  counters: number;
  strength: number;
  throws: number;
  "throws-left": number;
  aside: string;
  sets: SetFacts[];
  "straight-lacks"?: ("courage" | "skull" | "soldier" | "soldiers" | "star" | "tool")[];
  worth: WorthFacts;
  bonuses: ("courage" | "skull" | "soldier" | "soldiers" | "star" | "tool")[];
  recruited: number;
  found: number;
  "for-turn": {
    [k: string]: number;
  };
  at: string;
  visited: string[];
  marker: number;
  stay: number;
  "must-move": boolean;
  def?: number;
  losses?: number;
  moves?: MoveFacts[];
}
/**
 * An RWB that is complete or near: its dice, and the colours that it lacks.
 */
export interface SetFacts {
  face: "courage" | "skull" | "soldier" | "soldiers" | "star" | "tool";
  bonus: string;
  dice: string[];
  missing: ("black" | "blue" | "plain" | "red" | "white")[];
  forbidden: boolean;
}
/**
 * What dice give as they lie.
 */
export interface WorthFacts {
  soldiers: number;
  courage: number;
  stars: number;
  points: number;
  skulls: number;
}
/**
 * A move to a Sector next to a Unit's own: its price and risk, and why it is not allowed.
 */
export interface MoveFacts {
  to: string;
  courage: number;
  mines: boolean;
  cry: boolean;
  rule?: string;
  why?: Text;
}
/**
 * A sentence to be: its key in the locale files and the values in it.
 */
export interface Text {
  key: string;
  args?: {
    [k: string]: unknown;
  };
}
/**
 * The German; after the start also the highest DEF in play, the Soldiers that he owes, and those he lacks.
 */
export interface GermanFacts {
  soldiers: number;
  courage: number;
  stars: number;
  points: number;
  counters: number;
  strength: number;
  throws: number;
  "throws-left": number;
  aside: string;
  sets: SetFacts[];
  "straight-lacks"?: ("courage" | "skull" | "soldier" | "soldiers" | "star" | "tool")[];
  worth: WorthFacts;
  bonuses: ("courage" | "skull" | "soldier" | "soldiers" | "star" | "tool")[];
  recruited: number;
  found: number;
  "for-turn": {
    [k: string]: number;
  };
  hand: number;
  "mgf-active": boolean;
  "mines-active": boolean;
  highest?: number;
  due?: number;
  missing?: number;
}
/**
 * A confrontation in a Bunker as it would come out now.
 */
export interface AssaultFacts {
  unit: string;
  allied: number;
  german: number;
  "allied-specialists": number;
  "german-specialists": number;
  winner: "allies" | "german";
}
/**
 * The same beside the beach, with where it is and where it was.
 */
export interface LandedFacts {
  turns: number;
  stay: number;
  moved: boolean;
  path: string[];
  sniper: string;
  shots: number;
  "mgf-hurts": boolean;
  "mines-hurt": boolean;
  at: string;
  visited: string[];
}
/**
 * Whose Regular Specialists these are, or who lost this one.
 */
export interface OwnerFacts {
  side: string;
}
/**
 * A Unit where it stands: its force, how long it may stay, and what Phase 5 would cost it.
 */
export interface UnitFacts {
  soldiers: number;
  strength: number;
  marker: number;
  stay: number;
  "must-move": boolean;
  def: number;
  losses: number;
}
/**
 * The automated Unit: its turns here, those it will fight here in all, and the Sectors that it will enter.
 */
export interface LandingFacts {
  turns: number;
  stay: number;
  moved: boolean;
  path: string[];
  sniper: string;
  shots: number;
  "mgf-hurts": boolean;
  "mines-hurt": boolean;
}
/**
 * A die, by its number from the left.
 */
export interface DieFacts {
  face: "courage" | "skull" | "soldier" | "soldiers" | "star" | "tool";
  colour: "black" | "blue" | "plain" | "red" | "white";
  locked: boolean;
  cancelled: boolean;
  number: number;
}
/**
 * A card on offer; to its possible buyer also whether he can pay, why he may not, and whether it helps him.
 */
export interface OfferFacts {
  price: number;
  currency: "courage" | "points" | "stars";
  affordable?: boolean;
  rule?: string;
  why?: Text;
  useful?: Text[];
  useless?: Text[];
}
export interface SpecialistFacts {
  at: string;
  when: (
    | "any"
    | "combat"
    | "confrontation"
    | "d6"
    | "entry"
    | "loss"
    | "market"
    | "move"
    | "standing"
    | "tally"
    | "theft"
    | "throw"
    | "upkeep"
  )[];
  kind: "german-specialist" | "regular" | "unique";
  stars: number;
  sacrifice: boolean;
}
export interface ItemFacts {
  at: string;
  when: (
    | "any"
    | "combat"
    | "confrontation"
    | "d6"
    | "entry"
    | "loss"
    | "market"
    | "move"
    | "standing"
    | "tally"
    | "theft"
    | "throw"
    | "upkeep"
  )[];
  kind: "german-item" | "regular-item" | "special-item" | "vehicle";
  points: number;
}
/**
 * A card: where it is, and when it is used.
 */
export interface AwardFacts {
  at: string;
  when: (
    | "any"
    | "combat"
    | "confrontation"
    | "d6"
    | "entry"
    | "loss"
    | "market"
    | "move"
    | "standing"
    | "tally"
    | "theft"
    | "throw"
    | "upkeep"
  )[];
}
export interface DecorationFacts {
  at: string;
  when: (
    | "any"
    | "combat"
    | "confrontation"
    | "d6"
    | "entry"
    | "loss"
    | "market"
    | "move"
    | "standing"
    | "tally"
    | "theft"
    | "throw"
    | "upkeep"
  )[];
  kind: "gray" | "red";
}
/**
 * What an RWB can be taken as.
 */
export interface BonusFacts {
  side: "allied" | "german";
  face: "courage" | "skull" | "soldier" | "soldiers" | "star" | "tool";
}
