import type { DiscoverRun } from '@/domain/run/run';
import type { EndCode } from '@/domain/run/run-result';
import { highestLimits, type LimitCaps } from '@/domain/settings/settings';
import { opensSome, type RaisedLimits, type Reach, raiseLimits } from './raise-limits';

/** What can be done about the limits that ended a run, or left postings unopened. */
export interface GoOnOffer {
  /** What is raised, and to how much; null if a run can do no more. */
  raise: { what: 'jobs' | 'pages' | 'details'; to: number; raised: RaisedLimits } | null;
  /** Jobs of the run whose postings its limit left unopened, and that limit; null if there are none. */
  unopened: { count: number; limit: number } | null;
  /** What no limit goes beyond, if that was reached. */
  most: 'jobs' | 'pages' | null;
}

/** Ends of a list that was read as far as it goes. */
const readToEnd: readonly EndCode[] = ['complete', 'incomplete', 'repeated-page', 'pager-refused', 'nothing-new'];
/** Where nobody says how many there are, the limits are raised so many times. */
const timesMore = 2;

/** What to offer after a run; null if its limits left nothing. `unopened`: jobs of it whose posting was never read. */
export function goOnOffer(run: DiscoverRun, unopened: number, caps: LimitCaps): GoOnOffer | null {
  const { code } = run.result ?? {};
  if (code === 'job-limit' || code === 'page-limit') return offerOfCut(run, code, unopened, caps);
  if (!code || !readToEnd.includes(code) || run.state.mode === 'explore') return null;
  const left = leftUnopened(run, unopened);
  if (!left) return null;
  const { limits, jobIds, counts } = run.state;
  const raised = raiseLimits(limits, caps, { jobs: 0, pages: 0, details: jobIds.length + counts.failed });
  return raised && { raise: { what: 'details', to: left.count, raised }, unopened: left, most: null };
}

function offerOfCut(run: DiscoverRun, code: 'job-limit' | 'page-limit', unopened: number, caps: LimitCaps): GoOnOffer {
  const { limits } = run.state;
  const left = leftUnopened(run, unopened);
  const cut = code === 'job-limit' ? 'jobs' : 'pages';
  if (limits[cut] >= highestLimits[cut]) return { raise: null, unopened: left, most: cut };
  const isTold = leftOfAnnounced(run) > 0;
  const raised = raiseLimits(limits, caps, isTold ? reachOfAnnounced(run, code) : furtherReach(run));
  if (!raised) return { raise: null, unopened: left, most: cut };
  const what = isTold ? 'jobs' : cut;
  return { raise: { what, to: raised.limits[what], raised }, unopened: left, most: null };
}

function leftOfAnnounced({ state: { announced, jobIds } }: DiscoverRun): number {
  return (announced ?? 0) - jobIds.length;
}

/** Rows that repeat take no place among the jobs, so a page gives fewer jobs than it shows rows. */
function reachOfAnnounced({ state }: DiscoverRun, code: 'job-limit' | 'page-limit'): Reach {
  const { limits, page, jobIds, announced, counts } = state;
  const jobs = announced ?? 0;
  // A list that grows when scrolled counts its growing as pages, and stays on its first.
  const pagesRead = code === 'page-limit' ? limits.pages : Math.max(1, page);
  const pages = jobIds.length === 0 ? limits.pages * timesMore : (jobs / jobIds.length) * pagesRead;
  return { jobs, pages, details: jobs + counts.failed };
}

function furtherReach({ state: { limits } }: DiscoverRun): Reach {
  const { jobs, pages, details } = limits;
  return { jobs: jobs * timesMore, pages: pages * timesMore, details: (details ?? 0) * timesMore };
}

function leftUnopened({ state }: DiscoverRun, unopened: number): GoOnOffer['unopened'] {
  const { limits, counts, details } = state;
  const isOver = opensSome(limits) && details !== 'none' && counts.details + counts.failed >= limits.details;
  return isOver && unopened > 0 ? { count: unopened, limit: limits.details } : null;
}
