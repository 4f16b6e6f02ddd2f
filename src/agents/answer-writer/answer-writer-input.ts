import { z } from 'zod';

/** One open question, and what may be said to it. Nothing by which the applicant could be reached or told from others. */
export const AnswerWriterInput = z.object({
  question: z.string(),
  /** The heading that it stands under; null without one. */
  section: z.string().nullable(),
  /** Characters; null: no limit. */
  limit: z.number().int().nullable(),
  /** ISO 639-1 code of the language to write in; null: that of the question. */
  language: z.string().nullable(),
  /** The posting; null where it is not known. */
  posting: z.object({ title: z.string(), company: z.string().nullable(), text: z.string() }).nullable(),
  /** The public part of the profile, a fact a line (domain/draft/public-profile.ts). */
  profile: z.array(z.string()),
  /** A first draft, with what of it stands in neither the profile nor the posting; null at first. */
  before: z.object({ text: z.string(), ungrounded: z.array(z.string()) }).nullable(),
});
export type AnswerWriterInput = z.infer<typeof AnswerWriterInput>;
