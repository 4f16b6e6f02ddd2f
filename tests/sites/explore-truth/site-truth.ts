import type { DefaultQuestionId } from '../../../src/domain/page/exploration-questions';
import type { FilterKind } from '../../../src/domain/page/filter';

/** A filter of a site, with the words that stand on the page. */
export interface TrueFilter {
  name: string;
  kind: FilterKind;
  options: string[];
}

/** A row as it shows on a results page. */
export interface TrueRow {
  title: string;
  /** Text that follows each other in the row, white space folded, and stands nowhere else. */
  text: string;
  /** Text that only this job's posting shows. */
  posting: string;
}

/** What is true of a site: what an exploration must find out, in words that stand on its pages and never in selectors. */
export interface SiteTruth {
  name: string;
  /** Path and query of the search that the exploration begins on. */
  path: string;
  /** Those of the default goals that the site has. */
  goals: readonly DefaultQuestionId[];
  /** The rows of the first page, in order. */
  rows: TrueRow[];
  /** How many of them are on the page at once; the rest comes with scrolling. */
  rowsAtOnce: number;
  /** Whether a press is needed to see the filters. */
  hasFilterButton: boolean;
  filters: TrueFilter[];
  /** Filters that may be named or left out: shortcuts to those above. */
  otherFilters: TrueFilter[];
  /** Parts of texts or addresses of which one is there once an application has begun. */
  application: string[];
  /** Words to search for, and rows that must and must not be there then. */
  search: { words: string; found: TrueRow[]; gone: TrueRow[] };
  /** Rows that come with the next page. */
  nextRows: TrueRow[];
  /** `scroll`: scrolling down brings them, whether or not there is something to press as well. */
  nextBy: 'press' | 'scroll';
}
