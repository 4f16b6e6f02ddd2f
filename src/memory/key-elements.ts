import type { ElementType } from '@/domain/page/change-analysis';
import type { ElementFacts } from '@/domain/page/page-act';
import type { Pattern } from '@/domain/page/page-graph';
import type { KeyElementName, KeyElements } from '@/domain/page/understanding';
import { patternsOfType } from './best-pattern';

/** Key elements, and other selectors for each, best first, by its name. */
export interface MergedKeyElements {
  keyElements: KeyElements;
  fallbacks: Record<string, string[]>;
}

const elementTypes: Record<KeyElementName, ElementType> = {
  filterButton: 'filter button',
  applyButton: 'apply button',
  jobListings: 'job listing',
  searchInput: 'search input',
  pagination: 'pagination',
};

const mostFallbacks = 8;
/** Number of example rows to name. */
const mostListings = 5;

/**
 * Merges the explorer's key elements with observations. A selector whose effect was seen wins, then the apply control that was seen, then
 * the explorer's; the others stay as fallbacks.
 */
export function mergeKeyElements(
  named: KeyElements,
  patterns: readonly Pattern[],
  applySeen: ElementFacts | null,
): MergedKeyElements {
  const ways: Record<KeyElementName, string[]> = {
    filterButton: unique([...seenWays(patterns, 'filterButton'), named.filterButton]),
    applyButton: unique([...seenWays(patterns, 'applyButton'), ...waysOf(applySeen), named.applyButton]),
    jobListings: listWays(unique([...seenWays(patterns, 'jobListings'), ...named.jobListings])),
    searchInput: unique([...seenWays(patterns, 'searchInput'), named.searchInput]),
    pagination: unique([...seenWays(patterns, 'pagination'), named.pagination]),
  };
  const { jobListings, ...single } = ways;
  const first = Object.entries(single).flatMap(([name, [best]]) => (best === undefined ? [] : [[name, best]]));
  const rest = Object.entries(single).map(([name, [, ...others]]): [string, string[]] => [name, others]);
  return {
    keyElements: { ...Object.fromEntries(first), jobListings: jobListings.slice(0, mostListings) },
    fallbacks: fallbacksOf([...rest, ['jobListings', jobListings.slice(mostListings)]]),
  };
}

/** Selectors of elements with that effect, best known first. */
function seenWays(patterns: readonly Pattern[], name: KeyElementName): string[] {
  return patternsOfType(patterns, elementTypes[name])
    .filter(({ action }) => isOfElement(name, action))
    .flatMap(({ selectors }) => selectors);
}

/** Scrolling or going back is not an element's effect; a search button's effect belongs to the field. */
function isOfElement(name: KeyElementName, action: string): boolean {
  if (name === 'searchInput') return action === 'type_text';
  return action !== 'scroll' && action !== 'go_back';
}

/** Without selectors built for a single job; if there are no others, they serve as examples. */
function listWays(selectors: readonly string[]): string[] {
  const several = selectors.filter(canMatchSeveral);
  return several.length > 0 ? several : selectors.slice(0, mostListings);
}

/** A position among siblings, an id, a full address or one with a job's number matches one row only. */
function canMatchSeveral(selector: string): boolean {
  const last = selector.split(/\s*(?:>>>|>|\s)\s*(?![^[]*\])/).at(-1) ?? '';
  return (
    !/:nth-|:first-|:last-/.test(selector) &&
    !/#[^\s.[:]+/.test(last) &&
    !/\[href(?:=|[*^$]=[^[\]]*\d{3})/.test(selector)
  );
}

function waysOf(element: ElementFacts | null): string[] {
  return element === null || element.selector === null ? [] : [element.selector, ...element.fallbacks];
}

function unique(selectors: readonly (string | undefined)[]): string[] {
  return Array.from(new Set(selectors.filter((selector): selector is string => Boolean(selector))));
}

function fallbacksOf(others: [string, string[]][]): Record<string, string[]> {
  const some = others.filter(([, selectors]) => selectors.length > 0);
  return Object.fromEntries(some.map(([name, selectors]) => [name, selectors.slice(0, mostFallbacks)]));
}
