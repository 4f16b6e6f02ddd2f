import type { FrameSlot, SnapshotElement } from '@/page-api/snapshot-requests';

/** A piece of a page being turned into lines; `indent` counts levels. */
export type SnapshotPart = LinePart | ListPart | FramePart;

export interface LinePart {
  kind: 'line';
  indent: number;
  text: string;
  elements: SnapshotElement[];
}

/** Similar rows; they become lines as far as there is room. */
export interface ListPart {
  kind: 'list';
  indent: number;
  list: Element;
  rows: Element[];
  /** The announced total; null if there is none, or all rows are here. */
  announced: number | null;
  /** Whether it is in an overlay. */
  isOverlay: boolean;
}

export interface FramePart {
  kind: 'frame';
  indent: number;
  text: string;
  frame: Omit<FrameSlot, 'line' | 'indent'>;
}
