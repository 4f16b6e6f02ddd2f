import { z } from 'zod';
import { ActionElement, MicroAction } from './micro-action';

/** An action about to be done, with the element it was decided for. */
export const QueuedAction = z.object({ action: MicroAction, element: ActionElement.nullable() });
export type QueuedAction = z.infer<typeof QueuedAction>;
