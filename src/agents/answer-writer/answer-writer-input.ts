import { z } from 'zod';

/** One open question, and what may be said in reply. Nothing that contacts or identifies the applicant. */
export const AnswerWriterInput = z.object({
  question: z.string(),
  /** Its heading; null if it has none. */
  section: z.string().nullable(),
  /** Characters; null: no limit. */
  limit: z.number().int().nullable(),
  /** ISO 639-1 code of the language to write in; null: the question's. */
  language: z.string().nullable(),
  /** The posting; null if unknown. */
  posting: z.object({ title: z.string(), company: z.string().nullable(), text: z.string() }).nullable(),
  /** The public part of the profile, one fact per line (domain/draft/public-profile.ts). */
  profile: z.array(z.string()),
  /** A first draft, with anything that neither profile nor posting supports; null at first. */
  before: z.object({ text: z.string(), ungrounded: z.array(z.string()) }).nullable(),
});
export type AnswerWriterInput = z.infer<typeof AnswerWriterInput>;
