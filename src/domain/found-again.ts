import type { JobSummary } from './job';
import { jobKey } from './job-identity';

/**
 * A known job after it was found again: seen later, and with what it lacked, by which its key may become a better one. What is
 * there stays, since the user may have relied on it or changed it.
 */
export function foundAgain<Known extends JobSummary>(known: Known, found: JobSummary): Known {
  const isUndated = known.postedText === null && known.postedDate === null;
  const job = {
    ...known,
    lastSeenAt: found.lastSeenAt,
    detailsReadAt: known.detailsReadAt ?? found.detailsReadAt,
    siteJobId: known.siteJobId ?? (known.site === found.site ? found.siteJobId : null),
    url: known.url ?? found.url,
    company: known.company ?? found.company,
    location: known.location ?? found.location,
    remoteType: known.remoteType ?? found.remoteType,
    salary: known.salary ?? found.salary,
    employmentType: known.employmentType ?? found.employmentType,
    applyType: known.applyType === 'unknown' ? found.applyType : known.applyType,
    applyUrl: known.applyUrl ?? found.applyUrl,
    postedText: isUndated ? found.postedText : known.postedText,
    postedDate: isUndated ? found.postedDate : known.postedDate,
  };
  const isNamedAnew = job.siteJobId !== known.siteJobId || job.url !== known.url;
  return { ...job, key: isNamedAnew ? jobKey(job) : known.key };
}

/** The fuller of two descriptions: a row of a list often shows only how the text begins. */
export function fullerDescription(known: string | null, found: string | null): string | null {
  return (found?.length ?? 0) > (known?.length ?? 0) ? found : known;
}

/**
 * One job out of two that turned out to be the same posting: the one that was stored first, with what the user did to either.
 */
export function merged<Stored extends JobSummary>(first: Stored, second: Stored): Stored {
  return {
    ...foundAgain(first, second),
    status: first.status === 'saved' ? second.status : first.status,
    notes: [first.notes, second.notes].filter(Boolean).join('\n'),
    deletedAt: first.deletedAt ?? second.deletedAt,
  };
}
