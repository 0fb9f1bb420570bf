/* Made from src/sandtable/server/protocol.py by 'python web/page.py types'. */

export interface Protocol {
  asked: Hello | Play | Undo | Redo | Propose | Agree | GetDetails | GetPast | GetFilm | GetHint | Say | Ping;
  said: Welcome | Position | Done | Refused | Details | Past | Film | Hint | Proposal | Seats | Chat | Closed | Pong;
}
/**
 * The first frame: who this is. `seen` is the last `seq` that the client knows; it gets the log since then.
 */
export interface Hello {
  do: "hello";
  token: string;
  seen?: number;
}
/**
 * Answer the question `ask` of a seat. A `request` that was stored before is acknowledged again, not played.
 */
export interface Play {
  do: "play";
  seat: string;
  ask: number;
  answer: string;
  request: string;
}
/**
 * Take back a step, an action or a turn. `seq` is the position that the client saw.
 */
export interface Undo {
  do: "undo";
  seat: string;
  size: "action" | "step" | "turn";
  seq: number;
  request: string;
  agreed?: boolean;
}
/**
 * Take again what was just taken back.
 */
export interface Redo {
  do: "redo";
  seat: string;
  seq: number;
  request: string;
}
/**
 * Ask the others to agree to an undo past a seal.
 */
export interface Propose {
  do: "propose";
  seat: string;
  size: "action" | "step" | "turn";
  seq: number;
}
/**
 * Answer what another proposed.
 */
export interface Agree {
  do: "agree";
  seat: string;
  seq: number;
  yes: boolean;
}
/**
 * What is known of the options of an open question: what they touch, odds, hints, and what is refused and why.
 */
export interface GetDetails {
  do: "details";
  seat: string;
  ask: number;
}
/**
 * The table as it was after so many decisions.
 */
export interface GetPast {
  do: "past";
  number: number;
}
/**
 * What happened by itself after decision `number`, step by step.
 */
export interface GetFilm {
  do: "film";
  number: number;
}
/**
 * What the game's best player program would do.
 */
export interface GetHint {
  do: "hint";
  seat: string;
  ask: number;
}
/**
 * Chat.
 */
export interface Say {
  do: "say";
  text: string;
}
export interface Ping {
  do: "ping";
}
/**
 * The answer to `hello`.
 */
export interface Welcome {
  type: "welcome";
  table: string;
  game: string;
  name: string;
  seats: Who[];
  yours: string[];
  host: boolean;
  options: {
    [k: string]: unknown;
  };
  version: number;
}
/**
 * A seat: who holds it (`here`: the host; `invited`: a guest; `open`: nobody yet; or `program`), and its state.
 */
export interface Who {
  seat: string;
  holder: "here" | "invited" | "open" | "program";
  name?: string;
  program?: string;
  online?: boolean;
}
/**
 * The table now. Either `view` (whole) or `change` (since the position before) is there.
 */
export interface Position {
  type: "position";
  seq: number;
  number: number;
  questions?: Question[];
  waiting?: string[];
  log?: Line[];
  forget?: number | null;
  undo?: {
    [k: string]: Reach;
  };
  redo?: number;
  view?: View | null;
  change?: Change | null;
  lesson?: Lesson | null;
}
/**
 * An open decision of a seat that this client holds. `ask` names it when it is answered.
 */
export interface Question {
  seat: string;
  ask: number;
  prompt: string;
  options: string[];
  args?: {
    [k: string]: unknown;
  };
}
/**
 * A line of the log: after which decision, the event with its values, and the rule behind it.
 */
export interface Line {
  decision: number;
  key: string;
  values?: {
    [k: string]: unknown;
  };
  rule?: string;
}
/**
 * How far back an undo of one size goes, and what seals it: `dice`, `others`, `nothing`, or no seal (empty).
 */
export interface Reach {
  decisions: number;
  sealed?: string;
  seat?: string;
}
/**
 * The table as one seat sees it.
 */
export interface View {
  game: string;
  heading: Text;
  areas?: Area[];
  links?: [string, string][];
  tracks?: Track[];
  cards?: Card[];
  counts?: {
    [k: string]: number;
  };
  outcome?: Text | null;
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
 * A place for pieces. `group` puts it on a board (`map`, `sectors`, `actions`…); `x`, `y` where on it.
 */
export interface Area {
  id: string;
  group: string;
  pieces?: Piece[];
  x?: number;
  y?: number;
  marks?: string[];
  facts?: {
    [k: string]: unknown;
  };
}
/**
 * `count` like pieces lying in one area; `marks` tell their state (suppressed, jammed, …), `facts` its numbers.
 */
export interface Piece {
  kind: string;
  count?: number;
  id?: string;
  marks?: string[];
  facts?: {
    [k: string]: unknown;
  };
}
/**
 * A row of spaces with a marker on one of them.
 */
export interface Track {
  id: string;
  spaces: string[];
  at: number;
  marks?: string[];
}
/**
 * A card that the seat can see, with its effects as texts.
 */
export interface Card {
  id: string;
  deck: string;
  text?: Text[];
  facts?: {
    [k: string]: unknown;
  };
  source?: string;
}
/**
 * What differs from the view before: areas, tracks and cards that are new or other, and those that are gone.
 *
 *     `heading`, `counts` and `links` are whole where they stand here; what does not is unchanged. The `outcome` stands
 *     here as long as there is one.
 */
export interface Change {
  heading?: Text | null;
  areas?: Area[];
  gone?: string[];
  tracks?: Track[] | null;
  cards?: Card[] | null;
  counts?: {
    [k: string]: number;
  } | null;
  links?: [string, string][] | null;
  outcome?: Text | null;
}
/**
 * What a lesson says now, and the answer that it is after; none when it has ended.
 */
export interface Lesson {
  name: string;
  text: Text;
  taken: number;
  steps: number;
  expects?: string;
}
/**
 * The request with this name is stored; it will not be lost, and not be applied again.
 */
export interface Done {
  type: "done";
  request: string;
  seq: number;
}
/**
 * A request that was not carried out: a code, an English sentence, and the game's own reason if it has one.
 */
export interface Refused {
  type: "refused";
  code: string;
  message: string;
  request?: string;
  rule?: string;
  why?: Text | null;
}
export interface Details {
  type: "details";
  seat: string;
  ask: number;
  options: About[];
  refused?: Reason[];
  hints?: Text[];
}
/**
 * An option: the areas and pieces that it touches, the odds, and what one should know before.
 */
export interface About {
  option: string;
  touches?: string[];
  odds?: Odds[];
  hints?: Text[];
}
export interface Odds {
  key: string;
  chance: number;
  args?: {
    [k: string]: unknown;
  };
}
/**
 * An option that is not offered, and why.
 */
export interface Reason {
  option: string;
  rule: string;
  why: Text;
  touches?: string[];
}
export interface Past {
  type: "past";
  number: number;
  view: View;
  log?: Line[];
}
/**
 * The steps after decision `number`, from `view` on: each one changes the view before it.
 */
export interface Film {
  type: "film";
  number: number;
  view?: View | null;
  frames?: Frame[];
}
/**
 * One step of what happened by itself.
 */
export interface Frame {
  log: Line[];
  change: Change;
}
export interface Hint {
  type: "hint";
  seat: string;
  ask: number;
  option: string;
}
/**
 * Somebody asks for an undo past a seal; it stands until somebody plays, declines or all have agreed.
 */
export interface Proposal {
  type: "proposal";
  seat: string;
  size: "action" | "step" | "turn";
  seq: number;
  open?: boolean;
}
/**
 * Who sits where has changed, or who is online.
 */
export interface Seats {
  type: "seats";
  seats: Who[];
  name: string;
  watching?: number;
}
export interface Chat {
  type: "chat";
  name: string;
  text: string;
  at: number;
  seat?: string;
}
/**
 * The table was closed by its host.
 */
export interface Closed {
  type: "closed";
  why: string;
}
export interface Pong {
  type: "pong";
}
