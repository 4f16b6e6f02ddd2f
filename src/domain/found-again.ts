import { identified } from './identified';
import type { JobSummary } from './job';
import { jobKey } from './job-identity';

/**
 * A known job after it was found again: seen later, with every address and number it was met under, and with what it lacked, by
 * which its key may become a better one. What is there stays, since the user may have relied on it; what the user changed stays
 * as they left it, though they left it empty.
 */
export function foundAgain<Known extends JobSummary>(known: Known, found: JobSummary): Known {
  const isUndated = known.postedText === null && known.postedDate === null;
  const fill = <Name extends keyof JobSummary>(name: Name, isOpen = known[name] === null): JobSummary[Name] =>
    isOpen && !known.editedFields.includes(name) ? found[name] : known[name];
  const job = {
    ...known,
    lastSeenAt: later(known.lastSeenAt, found.lastSeenAt),
    detailsReadAt: fill('detailsReadAt'),
    siteJobId: fill('siteJobId', known.siteJobId === null && known.site === found.site),
    url: fill('url'),
    company: fill('company'),
    location: fill('location'),
    remoteType: fill('remoteType'),
    salary: fill('salary'),
    employmentType: fill('employmentType'),
    applyType: fill('applyType', known.applyType === 'unknown'),
    applyUrl: fill('applyUrl'),
    postedText: fill('postedText', isUndated),
    postedDate: fill('postedDate', isUndated),
    search: fill('search'),
    status: fill('status', known.status === 'saved' && found.status === 'expired'),
    urls: union(known.urls, found.urls),
    requisitions: [...known.requisitions, ...found.requisitions],
  };
  const isNamedAnew = job.siteJobId !== known.siteJobId || job.url !== known.url;
  return identified({ ...job, key: isNamedAnew ? jobKey(job) : known.key });
}

/** The fuller of two descriptions: a row of a list often shows only how the text begins. */
export function fullerDescription(known: string | null, found: string | null): string | null {
  return (found?.length ?? 0) > (known?.length ?? 0) ? found : known;
}

/** One job out of two that turned out to be the same posting: the one that was stored first, with what the user did to either. */
export function merged<Stored extends JobSummary>(first: Stored, second: Stored): Stored {
  const notes = union([first.notes], [second.notes]).filter(Boolean).join('\n');
  return {
    ...withUserFields(foundAgain({ ...first, ...editsOf(second, first) }, second), second),
    notes,
    deletedAt: first.deletedAt ?? second.deletedAt,
    mergedInto: first.mergedInto ?? second.mergedInto,
    editedFields: union(first.editedFields, second.editedFields),
    distinctFrom: union(first.distinctFrom, second.distinctFrom),
  };
}

/** A known job with what the user says of it where it is brought in from elsewhere: what they said here stands. */
export function withUserFields<Known extends JobSummary>(known: Known, given: JobSummary): Known {
  return {
    ...known,
    status: known.status === 'saved' ? given.status : known.status,
    skipReason: known.skipReason ?? given.skipReason,
    notes: known.notes || given.notes,
    tags: union(known.tags, given.tags),
  };
}

/** The fields that the user changed on one job and not on the other. */
function editsOf(job: JobSummary, other: JobSummary) {
  const names = job.editedFields.filter((name) => !other.editedFields.includes(name));
  return Object.fromEntries(Object.entries(job).filter(([name]) => names.includes(name)));
}

/** Of two ISO 8601 moments. */
function later(one: string, other: string): string {
  if (one > other) return one;
  return other;
}

function union<Value>(one: readonly Value[], other: readonly Value[]): Value[] {
  return [...new Set([...one, ...other])];
}
