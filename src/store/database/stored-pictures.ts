import { z } from 'zod';

const Jpeg = z.instanceof(Uint8Array).nullable();

/** The screen before and after an act, as JPEG; null if no screenshot could be taken. */
export const StoredPictures = z.object({
  runId: z.uuid(),
  /** Journal entry of the act's outcome. */
  seq: z.number().int(),
  before: Jpeg,
  after: Jpeg,
});
export type StoredPictures = z.infer<typeof StoredPictures>;
