import type { FieldKey } from '@/domain/form/field-key';
import type { FormField } from '@/domain/form/form-field';
import { shapeFinder } from '@/language/match/sentence-shapes';
import { areCurrencies } from '@/language/words/forms/country-options';
import { helpToMove, jobShapes, paidNow } from '@/language/words/forms/job-question-shapes';
import { isYesOrNoQuestion } from '@/language/words/forms/yes-or-no-question';
import type { FormWords } from './field-text';

const finders = jobShapes.map(({ key, asks }) => ({ key, asks: shapeFinder(asks) }));
const asksPaidNow = shapeFinder(paidNow);
const asksHelpToMove = shapeFinder(helpToMove);

/** What a sentence asks about the job search, by its structure; null if nothing, or if it asks for a yes. */
export function jobShapeKey({ question, options }: FormField, { label }: FormWords): FieldKey | null {
  const key = finders.find(({ asks }) => asks(label))?.key ?? null;
  if (key === 'salary.expected' && areCurrencies(options)) return 'salary.currency';
  const isYesOrNo = key === 'relocation' || key === 'question.prior_employment';
  return isYesOrNo || !isYesOrNoQuestion(question) ? key : null;
}

/** Whether it only looks like a wish: current pay, or whether the employer helps with moving. */
export function isNoWish({ label }: FormWords): boolean {
  return asksPaidNow(label) || asksHelpToMove(label);
}
