import { highestLimits, type LimitCaps, type Limits } from '@/domain/settings/settings';

/** How far a run is to reach. */
export interface Reach {
  jobs: number;
  pages: number;
  /** Postings to open, if any are. */
  details: number;
}

/** Limits that were raised, and the caps that would have held them down: one press is deliberate enough for both. */
export interface RaisedLimits {
  limits: Limits;
  caps: LimitCaps;
}

/** Limits that reach so far, never lower than they were and never above the highest; null if that changes nothing. */
export function raiseLimits(limits: Limits, caps: LimitCaps, reach: Reach): RaisedLimits | null {
  const raised: Limits = {
    jobs: between(limits.jobs, reach.jobs, highestLimits.jobs),
    pages: between(limits.pages, reach.pages, highestLimits.pages),
    details: opensSome(limits) ? between(limits.details, reach.details, highestLimits.details) : limits.details,
  };
  const isSame = raised.jobs === limits.jobs && raised.pages === limits.pages && raised.details === limits.details;
  if (isSame) return null;
  return {
    limits: raised,
    caps: { ...caps, jobs: Math.max(caps.jobs, raised.jobs), pages: Math.max(caps.pages, raised.pages) },
  };
}

/** Whether a number of postings is opened, rather than all of them or none: none is a choice, not a limit that is met. */
export function opensSome(limits: Limits): limits is Limits & { details: number } {
  return limits.details !== null && limits.details > 0;
}

/** `wanted` may be a page's number: it is clamped, whatever it is. */
function between(least: number, wanted: number, most: number): number {
  return Math.max(least, Math.min(Math.ceil(wanted), most));
}
