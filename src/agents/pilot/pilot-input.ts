import { z } from 'zod';

/** A question of the form that is known and still open. */
const OpenQuestion = z.object({
  question: z.string(),
  /** The handle that is typed for it; null where it is answered by an option. */
  put: z.string().nullable(),
  /** The option that is chosen for it; null where text is typed. */
  choose: z.string().nullable(),
});

/** What the pilot sees: the goal, what was done last, and one picture. Never a value that is typed. */
export const PilotInput = z.object({
  url: z.string(),
  questions: z.array(OpenQuestion),
  /** Questions that need nothing more: the program has filled them, or somebody has. */
  filled: z.array(z.string()),
  /** Handles that were typed already. */
  typed: z.array(z.string()),
  /** What may be typed into parts of the form that no program can read. */
  values: z.array(z.object({ handle: z.string(), about: z.string() })),
  /** At most three, the last one last. */
  recent: z.array(z.object({ action: z.string(), outcome: z.string() })).max(3),
  /** SHA-1 of the picture before this one; null for the first. */
  previousHash: z.string().nullable(),
  picture: z.object({
    width: z.number().int(),
    height: z.number().int(),
    hash: z.string(),
    /** JPEG, base64. */
    data: z.string(),
  }),
});
export type PilotInput = z.infer<typeof PilotInput>;
