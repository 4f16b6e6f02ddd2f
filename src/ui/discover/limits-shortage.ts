import type { AnnouncedJobs } from '@/domain/page/announced-jobs';
import { highestLimits, type LimitCaps, type Limits } from '@/domain/settings/settings';
import { opensSome, type RaisedLimits, raiseLimits } from './raise-limits';

/** How many jobs there are, and who says so. */
export interface JobTotal extends AnnouncedJobs {
  /** An earlier run read it, not the page as it is now. */
  isRemembered: boolean;
}

/** What the limits would leave of the announced jobs. */
export interface LimitsShortage {
  /** The number to tell: the announced one, or the most a run collects if that is less. */
  count: number;
  /** There are more than `count`. */
  isMore: boolean;
  isRough: boolean;
  isRemembered: boolean;
  /** The limit that leaves some, and the number of jobs up to it; null if only postings are left unopened. */
  by: { limit: 'jobs' | 'pages'; value: number; reach: number } | null;
  /** Postings opened, if that leaves some. */
  details: number | null;
  /** What one run can do at most, if that is less than announced. */
  most: 'jobs' | 'pages' | null;
  /** The number of jobs that the raised limits reach. */
  to: number;
  /** Null if they are as high as can be. */
  raised: RaisedLimits | null;
}

/** What limits leave of a list; null if they reach all of it. */
export function limitsShortage(total: JobTotal, limits: Limits, caps: LimitCaps): LimitsShortage | null {
  const count = Math.min(total.count, highestLimits.jobs);
  const perPage = rowsPerPage(total);
  // What grows when scrolled shows only by and by how much a page of it is.
  const knownPerPage = total.pager === 'infinite' ? null : perPage;
  const to = Math.min(count, (knownPerPage ?? count) * highestLimits.pages);
  const by = shortLimit(limits, count, knownPerPage);
  const details = opensSome(limits) && limits.details < to ? limits.details : null;
  const most = to < count ? 'pages' : total.count > count ? 'jobs' : null;
  if (by === null && details === null && most === null) return null;
  return {
    count,
    isMore: total.count > count,
    isRough: total.isRough,
    isRemembered: total.isRemembered,
    by,
    details,
    most,
    to,
    raised: raiseLimits(limits, caps, { jobs: to, pages: to / (perPage ?? to), details: to }),
  };
}

/** Null if nothing leads on from the rows that are shown: then pages say nothing. */
function rowsPerPage({ rows, pager }: AnnouncedJobs): number | null {
  return pager === 'none' || rows < 1 ? null : rows;
}

function shortLimit({ jobs, pages }: Limits, count: number, perPage: number | null): LimitsShortage['by'] {
  const onPages = perPage === null ? count : pages * perPage;
  if (Math.min(jobs, onPages) >= count) return null;
  return jobs <= onPages
    ? { limit: 'jobs', value: jobs, reach: jobs }
    : { limit: 'pages', value: pages, reach: onPages };
}
