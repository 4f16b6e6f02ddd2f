import type { FieldKey } from '@/domain/form/field-key-schema';
import type { FormField } from '@/domain/form/form-field';
import { type Folded, fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { sentenceShapeFinder } from '@/language/match/sentence-shapes';
import { areCurrencies } from '@/language/words/forms/country-options';
import { isYesOrNoQuestion } from '@/language/words/forms/yes-or-no-question';
import type { FieldText } from './field-text';
import { jobQuestionShapes } from './job-question-shapes';

const finders = jobQuestionShapes.map(({ key, asks }) => ({ key, asks: sentenceShapeFinder(asks) }));
const asksPaidNow = sentenceShapeFinder(phrases('questions.currentPay'));
const asksHelpToMove = sentenceShapeFinder(phrases('questions.relocationHelp'));

const keyIn = (words: Folded): FieldKey | null => finders.find(({ asks }) => asks(words))?.key ?? null;

/** What a sentence asks about the job search, by its structure; null if nothing, or if it is a yes/no question. */
export function jobQuestionKey({ question, options }: FormField, { label }: FieldText): FieldKey | null {
  // "What is your desired salary? Please state the currency."
  const [head = ''] = question.split(/(?<=[?？])/u);
  const first = keyIn(fold(head));
  const key = first === 'salary.expected' ? first : keyIn(label);
  if (key === 'salary.expected' && areCurrencies(options)) return 'salary.currency';
  const isYesOrNo = key === 'relocation' || key === 'question.prior_employment';
  return isYesOrNo || !isYesOrNoQuestion(question) ? key : null;
}

/** Whether it only looks like a wish: current pay, or whether the employer helps with moving. */
export function isNotExpectation({ label }: FieldText): boolean {
  return asksPaidNow(label) || asksHelpToMove(label);
}
