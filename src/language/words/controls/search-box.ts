import type { ElementFacts } from '@/domain/page/page-act';
import { controlWords } from '@/language/fold/fold-control-name';
import { wordsTest } from '@/language/match/name-word-test';
import { personalPhrases, searchPhrases } from './search-field-words';

const saysSearch = wordsTest({ anywhere: searchPhrases });
const saysPersonal = wordsTest({ anywhere: personalPhrases });

/** Inputs that hold no search words. */
const otherTypes = new Set([
  'password',
  'email',
  'tel',
  'file',
  'date',
  'number',
  'checkbox',
  'radio',
  'range',
  'color',
]);

/** Whether typing, and Enter, searches: a field of a search form, or one labelled as a search. */
export function isSearchField({
  role,
  type,
  name,
  sends,
  surroundings,
}: Omit<ElementFacts, 'selector' | 'fallbacks' | 'url'>): boolean {
  if (otherTypes.has(type ?? '') || saysPersonal(controlWords(name))) return false;
  if (role === 'searchbox' || type === 'search' || sends === 'search') return true;
  return (
    saysSearch(controlWords(name)) || (sends === 'nothing' && name === '' && saysSearch(controlWords(surroundings)))
  );
}

/** Whether the words label a control that starts a search. */
export function saysSearchWords(name: string): boolean {
  return saysSearch(controlWords(name));
}
