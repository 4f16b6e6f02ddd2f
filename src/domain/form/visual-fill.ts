import { z } from 'zod';

/** Why a session of the pilot ended: its own decision, the step limit, no effect, a timeout, an error, the user. */
export const PilotStop = z.enum(['done', 'limit', 'stuck', 'timeout', 'error', 'user']);
export type PilotStop = z.infer<typeof PilotStop>;

/** The pilot's session on one page of a form. Values are referred to, never stored here. */
export const PilotProgress = z.object({
  /** Page of the form, from 1. */
  page: z.number().int(),
  /** Null while it is running, or if its worker was killed meanwhile. */
  stop: PilotStop.nullable(),
  steps: z.number().int(),
  elapsedMs: z.number(),
  /** Handles of the values it typed. */
  typed: z.array(z.string()),
});
export type PilotProgress = z.infer<typeof PilotProgress>;

/** A screenshot of the tab on its way to a model. */
export interface PilotPicture {
  /** Base64 JPEG, and its size in bytes. */
  data: string;
  bytes: number;
  /** Pixels. */
  width: number;
  height: number;
  /** SHA-1 of the JPEG, in hexadecimal. */
  hash: string;
  /** CSS pixels of the tab's viewport per screenshot pixel. */
  scale: number;
}

/** A point in the tab's viewport. CSS pixels. */
export interface ViewportPoint {
  x: number;
  y: number;
}
