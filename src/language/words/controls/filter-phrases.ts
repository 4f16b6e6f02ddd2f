import { fold, replaceFolded } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseFinder } from '@/language/match/phrases';

const findFilter = phraseFinder(phrases('filters.openFilters'));
const findFacet = phraseFinder(phrases('filters.facets'));
const findShowResults = phraseFinder(phrases('filters.showResults'));
const findReset = phraseFinder(phrases('filters.reset'));

/** Whether the words are about filtering: "All filters", "Filter (2)". */
export function isFiltersControl(text: string): boolean {
  return findFilter(fold(text)) !== null;
}

/** Whether the words name something jobs are filtered by: "Date posted". */
export function isFilterName(text: string): boolean {
  return findFacet(fold(text)) !== null;
}

/** Whether the words label a control that applies filters: "Show 244 results", "Done". */
export function isShowResultsControl(text: string): boolean {
  return findShowResults(replaceFolded(fold(text), /\d+/g)) !== null;
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
