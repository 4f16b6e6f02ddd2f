import type { FrameSlot, SnapshotElement } from './snapshot';

/** A piece of a page on the way to its lines; `indent` counts levels. */
export type Part = LinePart | ListPart | FramePart;

export interface LinePart {
  kind: 'line';
  indent: number;
  text: string;
  elements: SnapshotElement[];
}

/** Rows that are alike; they become lines as far as there is room. */
export interface ListPart {
  kind: 'list';
  indent: number;
  list: Element;
  rows: Element[];
  /** How many rows there are in all, as the page says; null where it does not, or where they are all here. */
  announced: number | null;
  /** Whether it lies over the page. */
  isOverlay: boolean;
}

export interface FramePart {
  kind: 'frame';
  indent: number;
  text: string;
  frame: Omit<FrameSlot, 'line' | 'indent'>;
}
