import { z } from 'zod';

/** Where an embedded list stands: enough to find its frame again after a reload, when Chrome has numbered the frames anew. */
export const ListFrame = z.object({
  /** Its index in its parent's `window.frames`, preceded by its ancestors'; -1 in a shadow root, where frames are not counted. */
  place: z.array(z.number().int()).min(1),
  /** Origin and path of its address; queries change from page to page. */
  address: z.string(),
});
export type ListFrame = z.infer<typeof ListFrame>;
