import type { AnswerValue } from '@/domain/answer';
import type { PlannedField } from '@/domain/fill-state';
import type { QuestionAnswer } from '@/rpc/panel-api';

/** What the user has begun about a fill run. Kept above the tabs, so that a look at the profile does not undo it. */
export interface FillDraft {
  runId: string | null;
  /** Answers that are not handed over yet, by field. */
  answers: Readonly<Record<string, AnswerValue>>;
  /** Fields whose answers were drafted for the user, who may have changed them. */
  drafted: readonly string[];
  /** Whether the user is done looking at it. */
  isPutAside: boolean;
}

export const emptyFillDraft: FillDraft = { runId: null, answers: {}, drafted: [], isPutAside: false };

/** The draft of a run; another run's is of no use to it. */
export const draftOf = (draft: FillDraft, runId: string): FillDraft =>
  draft.runId === runId ? draft : { ...emptyFillDraft, runId };

/** The draft with another answer; `null` takes the answer back. */
export function withAnswer(draft: FillDraft, fieldId: string, value: AnswerValue | null): FillDraft {
  const { [fieldId]: _, ...others } = draft.answers;
  if (value !== null) return { ...draft, answers: { ...others, [fieldId]: value } };
  return { ...draft, answers: others, drafted: draft.drafted.filter((id) => id !== fieldId) };
}

/** As `withAnswer`, with an answer that was drafted. */
export function withDrafted(draft: FillDraft, fieldId: string, text: string): FillDraft {
  return { ...withAnswer(draft, fieldId, text), drafted: [...new Set([...draft.drafted, fieldId])] };
}

/** The answers to the questions that are asked, as they are handed over: white space alone is no answer. */
export function answersTo(asked: readonly PlannedField[], { answers, drafted }: FillDraft): QuestionAnswer[] {
  return asked.flatMap(({ id }) => {
    const value = soundAnswer(answers[id]);
    return value === undefined ? [] : [{ fieldId: id, value, isDraft: drafted.includes(id) }];
  });
}

function soundAnswer(value: AnswerValue | undefined): AnswerValue | undefined {
  if (typeof value === 'string') return value.trim() || undefined;
  return Array.isArray(value) && value.length === 0 ? undefined : value;
}

/** Characters that an answer has too many; 0 where it fits. */
export function excessOf({ limit }: Pick<PlannedField, 'limit'>, value: AnswerValue | undefined): number {
  return limit !== null && typeof value === 'string' ? Math.max(0, value.trim().length - limit) : 0;
}
