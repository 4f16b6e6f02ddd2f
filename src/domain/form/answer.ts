import { z } from 'zod';
import { FieldKey } from './field-key-schema';

/** A form in which the answer was given. */
export const AnswerUse = z.object({
  /** Host. */
  site: z.string(),
  formTitle: z.string(),
  at: z.iso.datetime(),
});
export type AnswerUse = z.infer<typeof AnswerUse>;

/** The context of a question, besides its own words. */
export const AnswerScope = z.object({
  /** What the question asks for, if known. */
  key: FieldKey.nullable(),
  /** ISO 3166-1 alpha-2 code of the job's country; null if unknown. */
  country: z.string().nullable(),
  /** The company applied to; null if unknown. */
  company: z.string().nullable(),
});
export type AnswerScope = z.infer<typeof AnswerScope>;

export const AnswerValue = z.union([z.string(), z.array(z.string()), z.boolean()]);
export type AnswerValue = z.infer<typeof AnswerValue>;

/** A question the user answered, stored by its meaning (forms/answers/question-meaning.ts): asked once, found again in any wording. */
export const Answer = z.object({
  id: z.uuid(),
  /** The wording when it was first answered. */
  question: z.string(),
  scope: AnswerScope,
  /** Derived from question and scope (forms/answers/question-meaning.ts); unique among answers. */
  meaning: z.string(),
  value: AnswerValue,
  /** Whether a model drafted it; the user submitted it, as it was or edited. */
  isDrafted: z.boolean().default(false),
  /** Latest last. */
  uses: z.array(AnswerUse),
  changedAt: z.iso.datetime(),
});
export type Answer = z.infer<typeof Answer>;
