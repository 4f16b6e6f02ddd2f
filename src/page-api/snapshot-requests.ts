import { z } from 'zod';
import { FramePlace } from './frame-requests';
import { given } from './page-request';

/** What a snapshot should show. */
export interface SnapshotOptions {
  /** Lists fold once the page would exceed this many tokens (estimated). */
  tokenBudget: number;
  /** Prefix of this frame's refs: empty in the top frame, `f7` in Chrome's frame 7. */
  framePrefix: string;
  /** What to show in full, as requested by an agent: `dialog`, `L1 rows 8-25`; null: nothing in particular. */
  show: string | null;
  /** Whether fields show what they hold, except what is about the user: for a goal, whose work it is. */
  areValuesShown?: boolean;
}

/** What an agent may do with an element: the word in capitals in the text. */
export const ElementAction = z.enum(['click', 'type', 'select', 'upload']);
export type ElementAction = z.infer<typeof ElementAction>;

/** An element that the text shows as actionable. */
export const SnapshotElement = z.object({
  ref: z.string(),
  action: ElementAction,
  role: z.string().nullable(),
  name: z.string(),
  /** A link's target: not in the text, since tracking addresses are most of many pages. */
  url: z.string().nullable(),
});
export type SnapshotElement = z.infer<typeof SnapshotElement>;

/** A list with numbered rows, from 1: `L1.137` is a row, `L1.137.save` a control in it. */
export const SnapshotList = z.object({
  id: z.string(),
  name: z.string(),
  /** Rows currently on the page. */
  rows: z.number(),
  /** How many of them are in the text: from the first on, unless others were requested. */
  shown: z.number(),
});
export type SnapshotList = z.infer<typeof SnapshotList>;

/** A child frame's position among its parent's lines. */
export const FrameSlot = FramePlace.extend({
  /** The child's lines follow the line with this number, from 0. */
  line: z.number(),
  indent: z.number(),
});
export type FrameSlot = z.infer<typeof FrameSlot>;

/** One frame, as text and as data. */
export const FrameSnapshot = z.object({
  /** `page "title" address 1280×800, 3.2 screens below`. */
  header: z.string(),
  lines: z.array(z.string()),
  /** Estimated tokens of header and lines. */
  tokens: z.number(),
  elements: z.array(SnapshotElement),
  lists: z.array(SnapshotList),
  frames: z.array(FrameSlot),
});
export type FrameSnapshot = z.infer<typeof FrameSnapshot>;

export const snapshotRequests = {
  /** This frame as agents see it; its child frames are asked by themselves. */
  'take-snapshot': given<SnapshotOptions>().answers(FrameSnapshot),
} as const;
