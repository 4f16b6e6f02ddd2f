/** What a snapshot is to show. */
export interface SnapshotOptions {
  /** A list folds once the page would pass this many tokens (estimated). */
  tokenBudget: number;
  /** Prefix of the refs of this frame: empty for the top frame, `f7` for the frame that Chrome numbers 7. */
  framePrefix: string;
  /** What is to be shown in full, in an agent's words: `dialog`, `L1 rows 8-25`; null: nothing in particular. */
  show: string | null;
}

/** What an agent may do with an element: the word that the text says in capitals. */
export type ElementAction = 'click' | 'type' | 'select' | 'upload';

/** An element that the text shows as one that can be acted on. */
export interface SnapshotElement {
  ref: string;
  action: ElementAction;
  role: string | null;
  name: string;
  /** Where a link leads: kept out of the text, since addresses with tracking are the larger part of many pages. */
  url: string | null;
}

/** A list whose rows are addressed by number, from 1: `L1.137` is a row, `L1.137.save` a control in it. */
export interface SnapshotList {
  id: string;
  name: string;
  /** How many rows the page holds at the moment. */
  rows: number;
  /** How many of them are in the text: from the first on, unless others were asked for. */
  shown: number;
}

/** The place of a child frame among the lines of its parent. */
export interface FrameSlot {
  /** The number of the line after which the lines of the child come, from 0. */
  line: number;
  indent: number;
  /** Its place in `window.frames` of the parent; null in a shadow root, where frames are not counted. */
  index: number | null;
  /** What tells a frame without an index from others. CSS pixels. */
  url: string;
  width: number;
  height: number;
}

/** One frame as text and as data. */
export interface FrameSnapshot {
  /** `page "title" address 1280×800, 3.2 screens below`. */
  header: string;
  lines: string[];
  /** Tokens of header and lines, estimated. */
  tokens: number;
  elements: SnapshotElement[];
  lists: SnapshotList[];
  frames: FrameSlot[];
}
