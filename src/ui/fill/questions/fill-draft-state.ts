import type { AnswerValue } from '@/domain/form/answer';
import type { FillDraft, FillDrafts } from '@/domain/form/fill-draft';
import type { PlannedField } from '@/domain/form/fill-state';
import type { FillRun } from '@/domain/run/run';
import type { QuestionAnswer } from '@/rpc/panel-api';

export const emptyFillDraft = (page: number): FillDraft => ({ page, answers: {}, drafted: [], isPutAside: false });

/** A run's draft. Answers begun on an earlier page of its form do not count here, though questions may look alike. */
export function draftOfPage(drafts: FillDrafts, { id, state }: Pick<FillRun, 'id' | 'state'>): FillDraft {
  const known = drafts[id];
  if (known?.page === state.page) return known;
  return { ...emptyFillDraft(state.page), isPutAside: known?.isPutAside ?? false };
}

/** The draft with another answer; `null` removes the answer. */
export function withAnswer(draft: FillDraft, fieldId: string, value: AnswerValue | null): FillDraft {
  const { [fieldId]: _, ...others } = draft.answers;
  if (value !== null) return { ...draft, answers: { ...others, [fieldId]: value } };
  return { ...draft, answers: others, drafted: draft.drafted.filter((id) => id !== fieldId) };
}

/** Like `withAnswer`, for a drafted answer. */
export function withDrafted(draft: FillDraft, fieldId: string, text: string): FillDraft {
  return { ...withAnswer(draft, fieldId, text), drafted: [...new Set([...draft.drafted, fieldId])] };
}

/** The answers to the open questions, as submitted: white space alone is no answer. */
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

/** Number of characters over the limit; 0 if it fits. */
export function excessCharacters({ limit }: Pick<PlannedField, 'limit'>, value: AnswerValue | undefined): number {
  return limit !== null && typeof value === 'string' ? Math.max(0, value.trim().length - limit) : 0;
}
