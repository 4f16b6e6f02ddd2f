import type { PagerKind } from './recipe';

/** How many jobs a page says there are, as it was read without a run. */
export interface AnnouncedJobs {
  /** More than none; the page's own word, so it may be any number. */
  count: number;
  /** "500+", "about 1,000". */
  isRough: boolean;
  /** Rows that the page shows of them, without promoted ones. */
  rows: number;
  /** How the list goes on behind them. */
  pager: PagerKind;
}
