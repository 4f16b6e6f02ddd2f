import { z } from 'zod';

/** A known question of the form that is still open. */
const OpenQuestion = z.object({
  question: z.string(),
  /** The handle to type; null if it is answered with an option. */
  put: z.string().nullable(),
  /** The option to choose; null if text is typed. */
  choose: z.string().nullable(),
});

/** What the pilot sees: the goal, the latest actions, and one screenshot. Never a typed value. */
export const PilotInput = z.object({
  url: z.string(),
  questions: z.array(OpenQuestion),
  /** Questions that are settled: filled by the program or somebody else. */
  filled: z.array(z.string()),
  /** Handles already typed. */
  typed: z.array(z.string()),
  /** What may be typed into form parts no program can read. */
  values: z.array(z.object({ handle: z.string(), about: z.string() })),
  /** At most three, latest last. */
  recent: z.array(z.object({ action: z.string(), outcome: z.string() })).max(3),
  /** SHA-1 of the previous screenshot; null for the first. */
  previousHash: z.string().nullable(),
  picture: z.object({
    width: z.number().int(),
    height: z.number().int(),
    hash: z.string(),
    /** Base64 JPEG. */
    data: z.string(),
  }),
});
export type PilotInput = z.infer<typeof PilotInput>;
