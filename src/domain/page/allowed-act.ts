import { z } from 'zod';
import { RefusalCode } from './refusal-code';

/** Where an act would be done. */
export const ActPlace = z.object({
  /** Of the document that the control is in. */
  origin: z.string(),
  /** What the row of the control says; empty if it is in none. */
  row: z.string(),
});
export type ActPlace = z.infer<typeof ActPlace>;

/** An act that its user has allowed: what the gates let pass once, and nothing else. */
export const AllowedAct = z.object({
  /** What the gate of presses calls it. */
  code: RefusalCode,
  /** Name of the control, as the gate read it. */
  name: z.string(),
  /** What the list of actions calls it, null for keys to whatever has the focus: no other action of a goal is this act. Missing: none is. */
  element: z.string().nullable().optional(),
  /** What it is and where it stands, for its user to read, if it has no name of its own. */
  place: z.string().optional(),
  /** The row of the control, as the gate read it: the act is allowed there, and in no other row. Missing: in none. */
  row: z.string().optional(),
  /** How often its user was asked again, as the row said something else by then. */
  renewals: z.number().optional(),
  /** The origin of the document that it is done in, and the only one that what it sends may go to; for a link to another site, that one's. */
  origin: z.string(),
});
export type AllowedAct = z.infer<typeof AllowedAct>;
