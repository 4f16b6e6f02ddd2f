import { fold, replaceFolded } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { nameWordTest } from '@/language/match/name-word-test';
import { phraseFinder } from '@/language/match/phrases';
import { withoutCount } from '@/language/match/without-count';

const findFacet = phraseFinder(phrases('filters.facets'));
const findShowResults = phraseFinder(phrases('filters.showResults'), phrases('filters.applyChoices', 'says'));
const findReset = phraseFinder(phrases('filters.reset', 'whole'), phrases('filters.reset', 'says'));
const filters = nameWordTest({ alone: phrases('filters.filtering', 'whole') });
const agrees = nameWordTest({ alone: phrases('filters.applyChoices', 'alone') });

/** Whether the words name something jobs are filtered by: "Date posted". */
export function isFilterName(text: string): boolean {
  return findFacet(fold(text)) !== null;
}

/** Whether the words label a control that applies filters: "Show 244 results", "Done". */
export function isShowResultsControl(text: string): boolean {
  return findShowResults(replaceFolded(fold(text), /\d+/g)) !== null;
}

/** Whether a button among filters applies them by this name: "Filter", "OK", "Filtrer 24". */
export function isFilterButtonName(text: string): boolean {
  const words = withoutCount(fold(text));
  return filters(words) || agrees(words);
}

/** Whether the words label a control that undoes choices: "Clear all". */
export function isResetControl(text: string): boolean {
  return findReset(fold(text)) !== null;
}

/** The same for a name that says nothing else: one that clears all, not one choice. */
export function isOnlyResetControl(text: string): boolean {
  const folded = fold(text);
  return findReset(folded) === folded;
}
