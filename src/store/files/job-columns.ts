import type { Job } from '@/domain/job/job';
import { joinCell } from './list-cell';
import { filtersToCell } from './search-cells';

/** A column of the exported table. */
export interface JobColumn {
  name: string;
  /** Whether its cells are our numbers or words rather than text from a page. */
  isOurs: boolean;
  cell(job: Job): string;
}

/**
 * The columns of the job table, in order; later versions only append. Raw text is beside what was read from it; unknown values are empty.
 * `job-from-csv-row.ts` reads them back.
 */
export const jobColumns: readonly JobColumn[] = [
  theirs('title', ({ title }) => title),
  theirs('company', ({ company }) => company),
  theirs('location', ({ location }) => location),
  ours('remote_type', ({ remoteType }) => remoteType),
  theirs('salary_text', ({ salary }) => salary?.text),
  ours('salary_min', ({ salary }) => salary?.min),
  ours('salary_max', ({ salary }) => salary?.max),
  theirs('salary_currency', ({ salary }) => salary?.currency),
  ours('salary_unit', ({ salary }) => salary?.unit),
  theirs('employment_type', ({ employmentType }) => employmentType),
  ours('apply_type', ({ applyType }) => applyType),
  theirs('apply_url', ({ applyUrl }) => applyUrl),
  theirs('job_url', ({ url }) => url),
  ours('posted_date', ({ postedDate }) => postedDate),
  theirs('posted_text', ({ postedText }) => postedText),
  theirs('source_site', ({ site }) => site),
  theirs('source_job_id', ({ siteJobId }) => siteJobId),
  ours('found_at', ({ foundAt }) => foundAt),
  theirs('search_url', ({ searchUrl }) => searchUrl),
  theirs('description', ({ description }) => description),
  ours('status', ({ status }) => status),
  theirs('notes', ({ notes }) => notes),
  theirs('tags', ({ tags }) => joinCell(tags)),
  theirs('skip_reason', ({ skipReason }) => skipReason),
  ours('last_seen_at', ({ lastSeenAt }) => lastSeenAt),
  ours('details_read_at', ({ detailsReadAt }) => detailsReadAt),
  theirs('search_words', ({ search }) => search?.words),
  theirs('search_filters', ({ search }) => filtersToCell(search?.filters ?? [])),
  theirs('edited_fields', ({ editedFields }) => joinCell(editedFields)),
];

type Value = string | number | null | undefined;

/** A column of text written by strangers (or by the user, who may have pasted it). */
function theirs(name: string, value: (job: Job) => Value): JobColumn {
  return { name, isOurs: false, cell: (job) => String(value(job) ?? '') };
}

function ours(name: string, value: (job: Job) => Value): JobColumn {
  return { name, isOurs: true, cell: (job) => String(value(job) ?? '') };
}
