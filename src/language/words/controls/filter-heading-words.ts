import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseAlternation, phraseFinder } from '@/language/match/phrases';

const filtering = [phrases('filters.filtering', 'says'), phrases('filters.filtering', 'whole')];
const findFiltering = phraseFinder(...filtering);
const known = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${phraseAlternation([...filtering, phrases('filters.facets'), phrases('filters.headingFillers')])})(?![\\p{L}\\p{N}])`,
  'gu',
);

/** True for the heading or name of a filter form or dialog: it is about filtering and nothing else. */
export function isAboutFilters(text: string): boolean {
  const words = fold(text);
  return findFiltering(words) !== null && !/\p{L}/u.test(words.replace(known, ''));
}

/** True for text that mentions filters: "All filters", "Filter (2)". */
export function mentionsFilters(text: string): boolean {
  return findFiltering(fold(text)) !== null;
}
