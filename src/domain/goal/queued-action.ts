import { z } from 'zod';
import { ActionElement, MicroAction } from './micro-action';

/** Where a control stands that has no name of its own: in the one row with these words, as the so-manieth of its controls. */
export const PlaceInRow = z.object({ words: z.string(), at: z.number().int() });
export type PlaceInRow = z.infer<typeof PlaceInRow>;

/** An action about to be done, with the element it was decided for. */
export const QueuedAction = z.object({
  action: MicroAction,
  element: ActionElement.nullable(),
  /** Whether no other element was called and used like it: a page that is drawn anew has it again. */
  isOnly: z.boolean().optional(),
  /** Where in which row it stands, if that is told by its words. */
  row: PlaceInRow.optional(),
  /** Of an action by name: what was called so when it was decided, and so is not what comes up. */
  namesakes: z.array(z.string()).optional(),
});
export type QueuedAction = z.infer<typeof QueuedAction>;
