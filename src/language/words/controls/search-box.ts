import type { ElementFacts } from '@/domain/page/page-act';
import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { nameWordTest } from '@/language/match/name-word-test';

const saysSearch = nameWordTest({ anywhere: phrases('controls.search') });
const saysPersonal = nameWordTest({ anywhere: phrases('contact.personalFields') });

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
  if (otherTypes.has(type ?? '') || saysPersonal(fold(name))) return false;
  if (role === 'searchbox' || type === 'search' || sends === 'search') return true;
  return saysSearch(fold(name)) || (sends === 'nothing' && name === '' && saysSearch(fold(surroundings)));
}

/** Whether the words label a control that starts a search. */
export function isSearchWordsLabel(name: string): boolean {
  return saysSearch(fold(name));
}
