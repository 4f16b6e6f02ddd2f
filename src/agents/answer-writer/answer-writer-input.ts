import { z } from 'zod';

/** One open question, and what may be said to it. Nothing by which the applicant could be reached or told from others. */
export const AnswerWriterInput = z.object({
  question: z.string(),
  /** Characters; null: no limit. */
  limit: z.number().int().nullable(),
  /** ISO 639-1 code of the language to write in; null: that of the question. */
  language: z.string().nullable(),
  /** The posting; null where it is not known. */
  posting: z.object({ title: z.string(), company: z.string().nullable(), text: z.string() }).nullable(),
  /** The public part of the profile, a fact a line (domain/draft/public-profile.ts). */
  profile: z.array(z.string()),
  /** What stood in a first draft and in neither the profile nor the posting. */
  ungrounded: z.array(z.string()),
});
export type AnswerWriterInput = z.infer<typeof AnswerWriterInput>;
