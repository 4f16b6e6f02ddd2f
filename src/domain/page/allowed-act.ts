import { z } from 'zod';
import { RefusalCode } from './refusal-code';

/** An act that its user has allowed: what the gates let pass once, and nothing else. */
export const AllowedAct = z.object({
  /** What the gate of presses calls it. */
  code: RefusalCode,
  /** Name of the control, as the gate read it. */
  name: z.string(),
  /** What it is and where it stands, for its user to read, if it has no name of its own. */
  place: z.string().optional(),
  /** The only origin that what it sends may go to. */
  origin: z.string(),
});
export type AllowedAct = z.infer<typeof AllowedAct>;
