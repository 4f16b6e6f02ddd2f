/** What a snapshot should show. */
export interface SnapshotOptions {
  /** Lists fold once the page would exceed this many tokens (estimated). */
  tokenBudget: number;
  /** Prefix of this frame's refs: empty in the top frame, `f7` in Chrome's frame 7. */
  framePrefix: string;
  /** What to show in full, as requested by an agent: `dialog`, `L1 rows 8-25`; null: nothing in particular. */
  show: string | null;
}

/** What an agent may do with an element: the word in capitals in the text. */
export type ElementAction = 'click' | 'type' | 'select' | 'upload';

/** An element that the text shows as actionable. */
export interface SnapshotElement {
  ref: string;
  action: ElementAction;
  role: string | null;
  name: string;
  /** A link's target: not in the text, since tracking addresses are most of many pages. */
  url: string | null;
}

/** A list with numbered rows, from 1: `L1.137` is a row, `L1.137.save` a control in it. */
export interface SnapshotList {
  id: string;
  name: string;
  /** Rows currently on the page. */
  rows: number;
  /** How many of them are in the text: from the first on, unless others were requested. */
  shown: number;
}

/** A child frame's position among its parent's lines. */
export interface FrameSlot {
  /** The child's lines follow the line with this number, from 0. */
  line: number;
  indent: number;
  /** Its index in the parent's `window.frames`; null in a shadow root, where frames are not counted. */
  index: number | null;
  /** Identifies a frame without index. CSS pixels. */
  url: string;
  width: number;
  height: number;
}

/** One frame, as text and as data. */
export interface FrameSnapshot {
  /** `page "title" address 1280×800, 3.2 screens below`. */
  header: string;
  lines: string[];
  /** Estimated tokens of header and lines. */
  tokens: number;
  elements: SnapshotElement[];
  lists: SnapshotList[];
  frames: FrameSlot[];
}
