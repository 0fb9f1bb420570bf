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
 * Take the last decision again that was taken back.
 */
export interface Redo {
  do: "redo";
  seat: string;
  seq: number;
  request: string;
}
/**
 * Ask the other people to agree to an undo past a seal.
 */
export interface Propose {
  do: "propose";
  seat: string;
  size: "action" | "step" | "turn";
  seq: number;
}
/**
 * Answer a proposal.
 */
export interface Agree {
  do: "agree";
  seat: string;
  seq: number;
  yes: boolean;
}
/**
 * Ask for details of an open question: what its options touch, odds, hints, and what is refused and why.
 */
export interface GetDetails {
  do: "details";
  seat: string;
  ask: number;
}
/**
 * Ask for the table as it was after this number of decisions.
 */
export interface GetPast {
  do: "past";
  number: number;
}
/**
 * Ask for what happened by itself after decision `number`, step by step.
 */
export interface GetFilm {
  do: "film";
  number: number;
}
/**
 * Ask what the game's best program would answer.
 */
export interface GetHint {
  do: "hint";
  seat: string;
  ask: number;
}
/**
 * Say something to everybody at the table.
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
  seats: Holder[];
  yours: string[];
  host: boolean;
  options: {
    [k: string]: unknown;
  };
  version: number;
}
/**
 * A seat and who holds it: the host (`here`), a guest (`invited`), nobody yet (`open`), or a `program`.
 */
export interface Holder {
  seat: string;
  holder: "here" | "invited" | "open" | "program";
  name?: string;
  program?: string;
  online?: boolean;
}
/**
 * The table now, either as a whole `view` or as a `change` since the position before.
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
 * A line of the log: the decision that led to it, the event with its values, and the rule behind it.
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
  facts?: Facts;
}
/**
 * `count` like pieces lying in one area; `marks` tell their state (suppressed, jammed, …), `facts` its numbers.
 */
export interface Piece {
  kind: string;
  count?: number;
  id?: string;
  marks?: string[];
  facts?: Facts;
}
/**
 * What a game says of a piece, an area or a card in numbers and words of its own.
 *
 *     A game's `facts.py` has a structure for each kind of thing; a field that may be missing has a default.
 */
export interface Facts {
  [k: string]: unknown;
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
  facts?: Facts;
  source?: string;
}
/**
 * What differs from the view before: areas that are new or different, and the ids of those that are gone.
 *
 *     The other fields are given whole if they changed; the `outcome` is given as long as there is one.
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
 * What a lesson says now, and the answer that it expects; none when it has ended.
 */
export interface Lesson {
  name: string;
  text: Text;
  taken: number;
  steps: number;
  expects?: string;
}
/**
 * The request with this name is stored durably; it is never carried out twice.
 */
export interface Done {
  type: "done";
  request: string;
  seq: number;
}
/**
 * A request that was not carried out: a code, an English sentence, and the game's own reason if there is one.
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
 * An option: the areas and pieces that it touches, its odds, and what to know before choosing it.
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
 * What happened by itself after decision `number`: each frame changes the view before it, the first one `view`.
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
 * An undo past a seal is proposed. It is open until all have agreed, or somebody declines or plays.
 */
export interface Proposal {
  type: "proposal";
  seat: string;
  size: "action" | "step" | "turn";
  seq: number;
  open?: boolean;
}
/**
 * Who holds the seats, who is online, and how many watch; sent whenever that changes.
 */
export interface Seats {
  type: "seats";
  seats: Holder[];
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
