import { z } from 'zod';
import { AnswerValue } from './answer';

/** The user's unsubmitted answers to a fill run. */
export const FillDraft = z.object({
  /** Page of the form that is asked about. */
  page: z.number().int(),
  /** Answers not submitted yet, by field. */
  answers: z.record(z.string(), AnswerValue),
  /** Fields with drafted answers; the user may have edited them. */
  drafted: z.array(z.string()),
  /** Whether the user has dismissed it. */
  isPutAside: z.boolean(),
});
export type FillDraft = z.infer<typeof FillDraft>;

/** Drafts by run id. */
export type FillDrafts = Readonly<Record<string, FillDraft>>;
