import type { FormField } from '@/domain/form/form-field';
import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseFinder, sentenceFinder } from '@/language/match/phrases';

const find = phraseFinder(phrases('forms.allThatApply'));
const findOne = phraseFinder(phrases('forms.bestOfAll'));
const findSkills = sentenceFinder(phrases('questions.skills'));

/** Whether a list that is opened takes several answers, as its question or its hint says: its markup may not. */
export function takesSeveral({ kind, question, hint }: Pick<FormField, 'kind' | 'question' | 'hint'>): boolean {
  return kind === 'combobox' && saysSeveral(question, hint);
}

/** Whether several answers are asked for, of buttons that may each be pressed: it says so, or asks which skills somebody has, and not for the best. */
export function asksForSeveral(question: string, hint: string): boolean {
  const folded = fold(question);
  return saysSeveral(question, hint) || (findSkills(folded) !== null && findOne(folded) === null);
}

const saysSeveral = (question: string, hint: string): boolean =>
  find(fold(question)) !== null || find(fold(hint)) !== null;
