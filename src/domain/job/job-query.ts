import { z } from 'zod';
import { JobStatus } from './job';
import { ApplyType, RemoteType, SalaryUnit } from './job-fields';

/** The columns of the job table, in default order. `match` is the score, `found` the store's own order. */
export const jobColumnNames = [
  'title',
  'company',
  'location',
  'salary',
  'posted',
  'status',
  'match',
  'applyType',
  'remoteType',
  'employmentType',
  'site',
  'tags',
  'found',
] as const;
export const JobColumnName = z.enum(jobColumnNames);
export type JobColumnName = z.infer<typeof JobColumnName>;

export const JobSort = z.object({ column: JobColumnName, isDescending: z.boolean() });
export type JobSort = z.infer<typeof JobSort>;

/** Which jobs are shown. An empty list or null leaves a property unfiltered. */
export const JobFilters = z.object({
  sites: z.array(z.string()),
  remoteTypes: z.array(RemoteType),
  applyTypes: z.array(ApplyType),
  statuses: z.array(JobStatus),
  tags: z.array(z.string()),
  /** Jobs whose pay reaches the amount in the same currency, whatever the unit; those without pay are left out. */
  salaryFrom: z.object({ amount: z.number(), currency: z.string(), unit: SalaryUnit }).nullable(),
  /** Posted within this many days. */
  postedWithinDays: z.number().int().min(0).nullable(),
  hasDescription: z.boolean().nullable(),
  /** Only possible duplicates of another site's job. */
  maybeDuplicate: z.boolean(),
  /** `kept`: what the user's criteria keep; `left-out`: what they exclude. */
  kept: z.enum(['kept', 'left-out', 'all']),
});
export type JobFilters = z.infer<typeof JobFilters>;

/** What the job table requests. */
export const JobQuery = z.object({
  /** Words that must all be in the job, in any field; the last may be the start of a word. */
  text: z.string(),
  filters: JobFilters,
  sort: JobSort,
});
export type JobQuery = z.infer<typeof JobQuery>;

export const noFilters: JobFilters = {
  sites: [],
  remoteTypes: [],
  applyTypes: [],
  statuses: [],
  tags: [],
  salaryFrom: null,
  postedWithinDays: null,
  hasDescription: null,
  maybeDuplicate: false,
  kept: 'kept',
};

export const initialQuery: JobQuery = {
  text: '',
  filters: noFilters,
  sort: { column: 'found', isDescending: true },
};

/** A query and its columns under a name the user gave. */
export const JobView = z.object({
  id: z.uuid(),
  name: z.string().min(1).max(60),
  query: JobQuery,
  columns: z.array(JobColumnName),
});
export type JobView = z.infer<typeof JobView>;
