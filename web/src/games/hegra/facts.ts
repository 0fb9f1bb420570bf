/* Made from src/sandtable/games/hegra/facts.py by 'python web/page.py types'. */

export interface Facts {
  areas: {
    actions: SpaceFacts;
    guns: GunFacts;
    sectors: SectorFacts;
    map: MapFacts;
  };
  cards: {
    mobilisation: EventFacts;
    "first-attack": EventFacts;
    "siege-1": EventFacts;
    "siege-2": EventFacts;
    "last-stand": EventFacts;
  };
}
/**
 * An Action space: what it costs, who counts double, who is barred, and how often it will be resolved.
 */
export interface SpaceFacts {
  section: number;
  cost: number;
  doubles: ("hunter" | "medic" | "officer" | "soldier" | "volunteer")[];
  bars: ("hunter" | "medic" | "officer" | "soldier" | "volunteer")[];
  times: number;
  rule?: string;
}
/**
 * A Gun or the Machine Gun, and the Action space at which it is fired.
 */
export interface GunFacts {
  strength: number;
  "can-fire": boolean;
  space: string;
}
/**
 * A Sector: the hit criterion, the dice that make Infantry act, and the discs that reach no farther than here.
 */
export interface SectorFacts {
  criterion: number;
  grenade: number[];
  hit: number[];
  move: number[];
  range: ("hunter" | "medic" | "officer" | "soldier" | "volunteer")[];
}
/**
 * A space on the map: its row and number, whether Artillery can stand there, and its Depot.
 */
export interface MapFacts {
  row: "" | "blue" | "green" | "yellow";
  number: number;
  depot: "" | "miss" | "morale" | "patrol" | "supply";
  artillery: boolean;
}
/**
 * An Event card: weather, arriving Infantry, and the chart of injuries.
 */
export interface EventFacts {
  weather: "cloud" | "snow" | "sun";
  infantry: number;
  chart: ("hunter" | "medic" | "officer" | "soldier" | "volunteer")[];
}
