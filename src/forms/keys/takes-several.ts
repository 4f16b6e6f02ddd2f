import type { FormField } from '@/domain/form/form-field';
import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseFinder } from '@/language/match/phrases';

const find = phraseFinder(phrases('forms.allThatApply'));

/** Whether a list that is opened takes several answers, as its question or its hint says: its markup may not. */
export function takesSeveral({ kind, question, hint }: Pick<FormField, 'kind' | 'question' | 'hint'>): boolean {
  return kind === 'combobox' && (find(fold(question)) !== null || find(fold(hint)) !== null);
}
