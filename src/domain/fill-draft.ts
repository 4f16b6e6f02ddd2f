import { z } from 'zod';
import { AnswerValue } from './answer';

/** What the user has begun to say about a fill run. */
export const FillDraft = z.object({
  /** Page of the form that is asked about. */
  page: z.number().int(),
  /** Answers that are not handed over yet, by field. */
  answers: z.record(z.string(), AnswerValue),
  /** Fields whose answers were drafted for the user, who may have changed them. */
  drafted: z.array(z.string()),
  /** Whether the user is done looking at it. */
  isPutAside: z.boolean(),
});
export type FillDraft = z.infer<typeof FillDraft>;

/** Drafts by the ids of their runs. */
export type FillDrafts = Readonly<Record<string, FillDraft>>;
