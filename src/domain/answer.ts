import { z } from 'zod';
import { FieldKey } from './field-key';

/** A form in which an answer was given. */
export const AnswerUse = z.object({
  /** Host. */
  site: z.string(),
  formTitle: z.string(),
  at: z.iso.datetime(),
});
export type AnswerUse = z.infer<typeof AnswerUse>;

/** What a question was asked about, beside its own words. */
export const AnswerScope = z.object({
  /** What the question asks for, where that is known. */
  key: FieldKey.nullable(),
  /** ISO 3166-1 alpha-2 code of the country that the job is in; null where it is not known. */
  country: z.string().nullable(),
  /** Whom one applies to; null where it is not known. */
  company: z.string().nullable(),
});
export type AnswerScope = z.infer<typeof AnswerScope>;

export const AnswerValue = z.union([z.string(), z.array(z.string()), z.boolean()]);
export type AnswerValue = z.infer<typeof AnswerValue>;

/** One question that the user answered, kept by what it means (answer-meaning.ts): asked once, found again however worded. */
export const Answer = z.object({
  id: z.uuid(),
  /** As it was worded where it was answered first. */
  question: z.string(),
  scope: AnswerScope,
  /** Follows from question and scope (answer-meaning.ts); no two answers have the same. */
  meaning: z.string(),
  value: AnswerValue,
  /** Whether a model drafted it: the user handed it over, as it was or changed. */
  isDrafted: z.boolean().default(false),
  /** Latest last. */
  uses: z.array(AnswerUse),
  changedAt: z.iso.datetime(),
});
export type Answer = z.infer<typeof Answer>;
