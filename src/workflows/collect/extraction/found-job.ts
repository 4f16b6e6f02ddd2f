import { type Job, type JobSource, untouchedJobFields } from '@/domain/job/job';
import type { ReadFields } from '@/domain/job/job-fields';
import type { Search } from '@/domain/job/search';
import { jobKey, postingUrl } from '@/jobs/identity/job-keys';
import { jobCountry } from '@/jobs/merge/job-country';
import { hasLegalForm } from '@/jobs/text-kind/company-text';
import { remoteTypeOf } from '@/jobs/text-kind/remote-type';
import { isPlaceCount } from '@/jobs/text-kind/several-places';
import { withoutArrangement } from '@/jobs/text-kind/without-arrangement';
import { parseSalary } from '@/language/amounts/parse-salary';
import { dayOrderOf } from '@/language/dates/day-order';
import { parsePosted } from '@/language/dates/posted-date';
import { siteOf, withoutTracking } from '@/url/canonical-url';

/** Where and when something was read. */
export interface FindingSource {
  /** Null if no run found it. */
  runId: string | null;
  /** Address of the list. */
  searchUrl: string;
  /** ISO 8601 UTC. */
  at: string;
  /** The search set on the page; null if none. */
  search: Search | null;
  source: JobSource;
}

/** Facts from the posting itself, besides its fields. */
export interface PostingFacts {
  /** When it was read, ISO 8601 UTC. */
  readAt: string;
  /** It accepts no more applications. */
  isClosed: boolean;
}

/** The job in fields that were read; null without a title. Nothing is invented: what the page does not say stays null. */
export function jobFromFields(
  fields: ReadFields,
  place: FindingSource,
  posting: PostingFacts | null = null,
): Job | null {
  const title = fields.title?.trim();
  if (!title) return null;
  const site = siteOf(place.searchUrl) || siteOf(fields.url ?? '');
  const job = {
    site,
    siteJobId: fields.siteJobId ?? null,
    url: fields.url ? withoutTracking(fields.url, fields.siteJobId) : null,
    searchUrl: place.searchUrl,
    title,
    company: fields.company ?? null,
    ...(fields.company && fields.companyBy === 'heading' ? { isCompanyGuessed: true } : {}),
    location: placeToKeep(fields),
  };
  const canonical = postingUrl(job.url, job.searchUrl, job.siteJobId);
  return {
    ...job,
    id: crypto.randomUUID(),
    key: jobKey(job),
    remoteType: fields.remoteType ?? remoteTypeOf(fields.location ?? ''),
    salary: fields.salaryText ? parseSalary(fields.salaryText) : null,
    employmentType: fields.employmentType ?? null,
    applyType: fields.applyType ?? 'unknown',
    // Applying on the board, or wherever it leads, starts at the posting itself.
    applyUrl: fields.applyUrl ?? (posting ? job.url : null),
    postedDate: parsePosted(
      fields.postedText ?? '',
      fields.postedDate ?? null,
      place.at,
      dayOrderOf(jobCountry(job.location)),
    ),
    postedText: fields.postedText ?? null,
    description: fields.description ?? null,
    foundAt: place.at,
    lastSeenAt: place.at,
    detailsReadAt: posting?.readAt ?? null,
    runId: place.runId,
    ...untouchedJobFields,
    status: posting?.isClosed ? 'expired' : 'saved',
    urls: canonical ? [canonical] : [],
    requisitions: job.siteJobId ? [{ host: site, id: job.siteJobId }] : [],
    search: place.search,
    source: place.source,
  };
}

/** Without how one works there, unless that is a part of what alone the job is known again by. */
function placeToKeep({ location, siteJobId, url }: ReadFields): string | null {
  if (!location) return null;
  return siteJobId || url ? withoutArrangement(location) : location;
}

/**
 * Merges row and details. The row names the job; details add what it lacks, and know better how to apply, which places "3 Locations" are,
 * and whose job it is where only a heading says that.
 */
export function mergeRowAndDetails(row: ReadFields, details: ReadFields): ReadFields {
  const known = (fields: ReadFields) =>
    Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const applyType = details.applyType && details.applyType !== 'unknown' ? details.applyType : row.applyType;
  const isGuessed = row.companyBy === 'heading';
  const employer = isGuessed && (details.companyBy === 'data' || isInFull(details, row)) ? details : null;
  return {
    ...known(details),
    ...known(row),
    ...(employer && { company: employer.company, companyBy: employer.companyBy }),
    location: namesPlaces(row.location) ? row.location : (details.location ?? row.location),
    description: details.description ?? row.description,
    applyUrl: details.applyUrl ?? row.applyUrl,
    applyType,
  };
}

/** "Acme S.p.A." of the posting, where a heading of the list says "Acme". */
function isInFull({ company = '' }: ReadFields, row: ReadFields): boolean {
  return row.company !== undefined && company.startsWith(`${row.company} `) && hasLegalForm(company);
}

function namesPlaces(location: string | undefined): boolean {
  return location !== undefined && !isPlaceCount(location);
}
