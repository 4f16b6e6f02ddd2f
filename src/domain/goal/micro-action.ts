import { z } from 'zod';
import { RefusalCode } from '@/domain/page/refusal-code';

export const microActionTypes = [
  'click',
  'double_click',
  'hover',
  'drag',
  'fill',
  'select',
  'press_key',
  'scroll',
  'wait',
  'extract',
] as const;

/** Keys that may be pressed. Enter passes the gate of presses, the others press nothing. */
export const pressableKeys = [
  'Enter',
  'Escape',
  'Tab',
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'PageUp',
  'PageDown',
] as const;

/** The longest an action may wait, in ms: readiness is told by the page, not by the clock. */
export const longestWaitMs = 5_000;

/** One browser action, found by the executor on the page as it is. What its type does not use is null. */
export const MicroAction = z.object({
  type: z.enum(microActionTypes),
  /** An address of the snapshot. */
  target: z.string().nullable(),
  /** Where a drag ends. */
  end: z.string().nullable(),
  /** Text to type, option to choose, type of what is extracted. */
  value: z.string().nullable(),
  key: z.enum(pressableKeys).nullable(),
  direction: z.enum(['down', 'up']).nullable(),
  ms: z.number().int().min(0).max(longestWaitMs).nullable(),
  /** What an extraction read: the fields of each item. Null shows the target in full first. */
  items: z.array(z.array(z.object({ field: z.string(), value: z.string() }))).nullable(),
  description: z.string(),
});
export type MicroAction = z.infer<typeof MicroAction>;

/** The element of an action as it was when it was decided, and how to find it another time. */
export const ActionElement = z.object({
  role: z.string().nullable(),
  name: z.string(),
  /** What it is and where it stands, if it has no name. */
  place: z.string().optional(),
  /** Best first; empty if none is likely to last. */
  selectors: z.array(z.string()),
});
export type ActionElement = z.infer<typeof ActionElement>;

/** What came of an action. */
export const ActionOutcome = z.enum(['done', 'failed', 'refused', 'declined', 'handed-over', 'unknown']);

export const DoneAction = z.object({
  action: MicroAction,
  element: ActionElement.nullable(),
  outcome: ActionOutcome,
  /** Why it was not done, in a sentence; null if it was. */
  error: z.string().nullable(),
  /** Why the gate refused it; null if it did not. */
  refusal: RefusalCode.nullable(),
  /** Whether anything on the page changed. */
  hasChanged: z.boolean(),
  /** Requests that were held back meanwhile. */
  held: z.number().int(),
  /** Lines of the page that came with it, if few did. */
  came: z.array(z.string()).optional(),
});
export type DoneAction = z.infer<typeof DoneAction>;
