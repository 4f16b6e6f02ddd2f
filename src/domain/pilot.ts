import { z } from 'zod';

/** Why a flight of the pilot ended: by its own word, at the most steps, without any effect, out of time, by a failure, by the user. */
export const PilotStop = z.enum(['done', 'limit', 'stuck', 'timeout', 'error', 'user']);
export type PilotStop = z.infer<typeof PilotStop>;

/** How the pilot went over one page of a form. Values are named, never written down here. */
export const PilotFlight = z.object({
  /** Page of the form, from 1. */
  page: z.number().int(),
  /** Null while it is under way, or where its worker was killed over it. */
  stop: PilotStop.nullable(),
  steps: z.number().int(),
  elapsedMs: z.number(),
  /** Handles of what it typed. */
  typed: z.array(z.string()),
});
export type PilotFlight = z.infer<typeof PilotFlight>;

/** A picture of the tab on its way to a model. */
export interface PilotPicture {
  /** JPEG, base64, and how many bytes it has. */
  data: string;
  bytes: number;
  /** Pixels. */
  width: number;
  height: number;
  /** SHA-1 of the JPEG, in hexadecimal. */
  hash: string;
  /** CSS pixels of the tab's viewport for one pixel of the picture. */
  scale: number;
}

/** A place in the tab's viewport. CSS pixels. */
export interface Spot {
  x: number;
  y: number;
}
