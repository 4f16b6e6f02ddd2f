import type { FormField } from '@/domain/form/form-field';
import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseFinder, sentenceFinder } from '@/language/match/phrases';

const find = phraseFinder(phrases('forms.allThatApply'));
const findOne = phraseFinder(phrases('forms.bestOfAll'));
const asksAll = [phrases('questions.skills'), phrases('questions.languages')].map((asked) => sentenceFinder(asked));

/** Whether a list that is opened takes several answers, as its markup, its question or its hint says. */
export function takesSeveral(field: Pick<FormField, 'kind' | 'question' | 'hint' | 'takesSeveral'>): boolean {
  return field.kind === 'combobox' && (field.takesSeveral || saysSeveral(field.question, field.hint));
}

/** Whether several answers are asked for, of buttons that may each be pressed: it says so, or asks which skills somebody has or which languages they speak, and not for the best. */
export function asksForSeveral(question: string, hint: string): boolean {
  const folded = fold(question);
  return saysSeveral(question, hint) || (asksAll.some((asks) => asks(folded) !== null) && findOne(folded) === null);
}

const saysSeveral = (question: string, hint: string): boolean =>
  find(fold(question)) !== null || find(fold(hint)) !== null;
