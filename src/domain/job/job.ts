import { z } from 'zod';
import { ApplyType, RemoteType, SalaryUnit } from './job-fields';
import { Search } from './search';

export const JobStatus = z.enum([
  'saved',
  'skipped',
  'applied',
  'responded',
  'interview',
  'offer',
  'rejected',
  'withdrawn',
  'expired',
]);
export type JobStatus = z.infer<typeof JobStatus>;

/** Pay as the page states it, and what could be read from that: never an invented currency, never annualized. */
export const Salary = z.object({
  text: z.string(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  /** ISO 4217. */
  currency: z.string().nullable(),
  unit: SalaryUnit.nullable(),
});
export type Salary = z.infer<typeof Salary>;

const Timestamp = z.iso.datetime();

/** A posting's number in a host's system (its own board, or the one applications go to). */
export const Requisition = z.object({ host: z.string(), id: z.string() });
export type Requisition = z.infer<typeof Requisition>;

/** How a job was added: a run, by hand, saved from the open page, from a file. */
export const JobSource = z.enum(['run', 'hand', 'page', 'import']);
export type JobSource = z.infer<typeof JobSource>;

/** One stored posting. */
export const Job = z.object({
  id: z.uuid(),
  /** Host where the posting was found, without `www.`. */
  site: z.string(),
  siteJobId: z.string().nullable(),
  /** What identifies the posting when it is seen again (jobs/identity/job-keys.ts). Unique among all jobs. */
  key: z.string(),
  url: z.string().nullable(),
  /** Every canonical address it was met under (url/canonical-url.ts), including its own. */
  urls: z.array(z.string()).default([]),
  requisitions: z.array(Requisition).default([]),
  title: z.string(),
  company: z.string().nullable(),
  /** Only a heading around the job named the company: the posting's own data knows better. */
  isCompanyGuessed: z.boolean().optional(),
  location: z.string().nullable(),
  remoteType: RemoteType.nullable(),
  salary: Salary.nullable(),
  employmentType: z.string().nullable(),
  applyType: ApplyType,
  applyUrl: z.string().nullable(),
  /** YYYY-MM-DD, only if the page states the day; the text stays beside it. */
  postedDate: z.iso.date().nullable(),
  postedText: z.string().nullable(),
  description: z.string().nullable(),
  /** Address of the list it was found in. */
  searchUrl: z.string(),
  /** Search words and filters in use when it was found. */
  search: Search.nullable().default(null),
  foundAt: Timestamp,
  lastSeenAt: Timestamp,
  /** When its own page or pane was read; null if only a list row was. */
  detailsReadAt: Timestamp.nullable(),
  source: JobSource.default('run'),
  /** The run that found it first; null if none did. */
  runId: z.uuid().nullable(),
  status: JobStatus,
  /** Why the user skipped it, in their own words. */
  skipReason: z.string().nullable().default(null),
  notes: z.string(),
  tags: z.array(z.string()).default([]),
  /** Names of the fields the user edited: no run overwrites them. */
  editedFields: z.array(z.string()).default([]),
  /** The job the user merged it into: it is hidden from every list until split off again. */
  mergedInto: z.uuid().nullable().default(null),
  /** Jobs the user marked as different, however similar. */
  distinctFrom: z.array(z.uuid()).default([]),
  /** Set when the user deleted it: kept for undo, and so that another discovery does not bring it back. */
  deletedAt: Timestamp.nullable(),
});
export type Job = z.infer<typeof Job>;

/** The initial values of a job nobody has touched. */
export const untouchedJobFields = {
  requisitions: [],
  search: null,
  source: 'run',
  status: 'saved',
  skipReason: null,
  notes: '',
  tags: [],
  editedFields: [],
  mergedInto: null,
  distinctFrom: [],
  deletedAt: null,
} satisfies Partial<Job>;

/** A job without its description, which may be long: what lists show. */
export const JobSummary = Job.omit({ description: true });
export type JobSummary = z.infer<typeof JobSummary>;

/** What the user may edit on a job. */
export const JobEdit = Job.pick({
  title: true,
  company: true,
  location: true,
  remoteType: true,
  salary: true,
  employmentType: true,
  applyType: true,
  applyUrl: true,
  url: true,
  postedDate: true,
  description: true,
  status: true,
  notes: true,
})
  // Without the defaults that old records need: what an edit does not name stays as it is.
  .extend({ skipReason: z.string().nullable(), tags: z.array(z.string()) })
  .partial();
export type JobEdit = z.infer<typeof JobEdit>;
