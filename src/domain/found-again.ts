import type { Job, JobSummary } from './job';
import { jobKey } from './job-identity';

/**
 * A known job after it was found again: seen later, and with what it lacked. What is there stays, since the user may have
 * relied on it or changed it.
 */
export function foundAgain(known: JobSummary, found: JobSummary): JobSummary {
  const isUndated = known.postedText === null && known.postedDate === null;
  const job = {
    ...known,
    lastSeenAt: found.lastSeenAt,
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
  return { ...job, key: known.siteJobId === job.siteJobId ? known.key : jobKey(job) };
}

/** The fuller of two descriptions: a row of a list often shows only how the text begins. */
export function fullerDescription(known: Job['description'], found: Job['description']): Job['description'] {
  return (found?.length ?? 0) > (known?.length ?? 0) ? found : known;
}
