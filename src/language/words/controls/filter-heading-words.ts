import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { nameWordTest } from '@/language/match/name-word-test';
import { phraseAlternation } from '@/language/match/phrases';

const speaksOfFilters = nameWordTest({ anywhere: phrases('filters.filtering') });
const known = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${phraseAlternation([phrases('filters.filtering'), phrases('filters.facets'), phrases('filters.headingFillers')])})(?![\\p{L}\\p{N}])`,
  'gu',
);

/** True for the heading or name of a filter form or dialog: it is about filtering and nothing else. */
export function isAboutFilters(text: string): boolean {
  const words = fold(text);
  return speaksOfFilters(words) && !/\p{L}/u.test(words.replace(known, ''));
}

/** True for text that mentions filters. */
export function mentionsFilters(text: string): boolean {
  return speaksOfFilters(fold(text));
}
