import type { JobSummary } from '@/domain/job/job';
import { jobKey } from '@/jobs/identity/job-keys';
import { withIdentityKeys } from '@/jobs/identity/with-identity-keys';
import { isPlaceCount } from '@/jobs/text-kind/several-places';

/**
 * A known job after it was found again: seen later, with every address and number it was met under, and with its gaps filled, which may
 * give it a better key. Existing values stay, since the user may have relied on them; the user's edits stay too, even emptied fields.
 */
export function mergeRediscovered<Known extends JobSummary>(known: Known, found: JobSummary): Known {
  const isUndated = known.postedText === null && known.postedDate === null;
  const fill = <Name extends keyof JobSummary>(name: Name, isOpen = known[name] === null): JobSummary[Name] =>
    isOpen && !known.editedFields.includes(name) ? found[name] : known[name];
  const isOpen = known.company === null || (known.isCompanyGuessed && found.company && !found.isCompanyGuessed);
  const isNamedBetter = isOpen && !known.editedFields.includes('company');
  const job = {
    ...known,
    lastSeenAt: later(known.lastSeenAt, found.lastSeenAt),
    detailsReadAt: fill('detailsReadAt'),
    siteJobId: fill('siteJobId', known.siteJobId === null && known.site === found.site),
    url: fill('url'),
    company: isNamedBetter ? found.company : known.company,
    isCompanyGuessed: isNamedBetter ? found.isCompanyGuessed : known.isCompanyGuessed,
    location: fill('location', known.location === null || (found.location !== null && isPlaceCount(known.location))),
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
  return withIdentityKeys({ ...job, key: isNamedAnew ? jobKey(job) : known.key });
}

/** The fuller of two descriptions: a list row often shows only the start of the text. */
export function longerDescription(known: string | null, found: string | null): string | null {
  return (found?.length ?? 0) > (known?.length ?? 0) ? found : known;
}

/** Merges two jobs that turned out to be the same posting: keeps the one stored first, with the user's changes to either. */
export function mergeDuplicateJobs<Stored extends JobSummary>(first: Stored, second: Stored): Stored {
  const notes = union([first.notes], [second.notes]).filter(Boolean).join('\n');
  return {
    ...mergeImported(mergeRediscovered({ ...first, ...editsOf(second, first) }, second), second),
    notes,
    deletedAt: first.deletedAt ?? second.deletedAt,
    mergedInto: first.mergedInto ?? second.mergedInto,
    editedFields: union(first.editedFields, second.editedFields),
    distinctFrom: union(first.distinctFrom, second.distinctFrom),
  };
}

/** A known job with the user's fields of an imported one: what they said here wins. */
export function mergeImported<Known extends JobSummary>(known: Known, given: JobSummary): Known {
  return {
    ...known,
    status: known.status === 'saved' ? given.status : known.status,
    skipReason: known.skipReason ?? given.skipReason,
    notes: known.notes || given.notes,
    tags: union(known.tags, given.tags),
  };
}

/** The fields the user changed on one job and not the other. */
function editsOf(job: JobSummary, other: JobSummary) {
  const names = job.editedFields.filter((name) => !other.editedFields.includes(name));
  return Object.fromEntries(Object.entries(job).filter(([name]) => names.includes(name)));
}

/** The later of two ISO 8601 times. */
function later(one: string, other: string): string {
  if (one > other) return one;
  return other;
}

function union<Value>(one: readonly Value[], other: readonly Value[]): Value[] {
  return [...new Set([...one, ...other])];
}
