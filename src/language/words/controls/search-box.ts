import type { ElementFacts } from '@/domain/page/page-act';
import { type Folded, fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { nameWordTest } from '@/language/match/name-word-test';
import { phraseFinder } from '@/language/match/phrases';
import { saysApply } from './apply-control-words';

const findSearch = phraseFinder(phrases('controls.search', 'says'));
const findFieldForWords = phraseFinder(phrases('jobs.keywordField'));
const searches = [
  nameWordTest({ alone: phrases('controls.search', 'whole') }),
  nameWordTest({ alone: phrases('jobs.keywordField') }),
];
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
  return isFieldForWords(fold(name)) || (sends === 'nothing' && name === '' && isFieldForWords(fold(surroundings)));
}

/** Whether the words label a control that starts a search: "Sök", but not "Sök jobbet", which applies for it. */
export function isSearchWordsLabel(name: string): boolean {
  return saysSearch(fold(name)) && !saysApply(name);
}

function saysSearch(words: Folded): boolean {
  return findSearch(words) !== null || searches.some((says) => says(words));
}

/** Fields are named after what they take: "Job title, skills or company". A button of such a name may do anything with it. */
function isFieldForWords(words: Folded): boolean {
  return saysSearch(words) || findFieldForWords(words) !== null;
}
