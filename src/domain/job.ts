import { z } from 'zod';
import { ApplyType, RemoteType, SalaryUnit } from './job-fields';

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

/** Pay as the page says it, and what could be read from that: never an invented currency, never annualised. */
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

/** One posting that was put aside. */
export const Job = z.object({
  id: z.uuid(),
  /** Host the posting was found on, without `www.`. */
  site: z.string(),
  siteJobId: z.string().nullable(),
  /** What makes it the same posting when seen again (domain/job-identity.ts). Unique over all jobs. */
  key: z.string(),
  url: z.string().nullable(),
  title: z.string(),
  company: z.string().nullable(),
  location: z.string().nullable(),
  remoteType: RemoteType.nullable(),
  salary: Salary.nullable(),
  employmentType: z.string().nullable(),
  applyType: ApplyType,
  applyUrl: z.string().nullable(),
  /** YYYY-MM-DD, only where the page says the day; the text stays beside it. */
  postedDate: z.iso.date().nullable(),
  postedText: z.string().nullable(),
  description: z.string().nullable(),
  /** Address of the list it was found in. */
  searchUrl: z.string(),
  foundAt: Timestamp,
  lastSeenAt: Timestamp,
  /** When its own page or pane was read; null while only a row of a list was. */
  detailsReadAt: Timestamp.nullable(),
  runId: z.uuid(),
  status: JobStatus,
  notes: z.string(),
  /** Set when the user deleted it: kept for undo, and so that a second discovery does not bring it back. */
  deletedAt: Timestamp.nullable(),
});
export type Job = z.infer<typeof Job>;

/** A job without its description, which may be long: what lists are made of. */
export const JobSummary = Job.omit({ description: true });
export type JobSummary = z.infer<typeof JobSummary>;

/** What the user may change on a job. */
export type JobEdit = Partial<Pick<Job, 'status' | 'notes'>>;
