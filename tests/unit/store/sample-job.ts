import { type Job, untouchedJobFields } from '@/domain/job/job';
import { jobKey } from '@/jobs/identity/job-keys';

/** A found job; its key follows from the other fields unless given. */
export function sampleJob(fields: Partial<Job> = {}): Job {
  const job = { ...blank, id: crypto.randomUUID(), ...fields };
  return { ...job, key: fields.key ?? jobKey(job) };
}

const blank: Omit<Job, 'id' | 'key'> = {
  site: 'jobs.example',
  siteJobId: null,
  url: null,
  title: 'Baker',
  company: 'Acme',
  location: 'Berlin',
  remoteType: null,
  salary: null,
  employmentType: null,
  applyType: 'unknown',
  applyUrl: null,
  postedDate: null,
  postedText: null,
  description: null,
  searchUrl: 'https://jobs.example/search?q=baker',
  foundAt: '2026-11-21T10:00:00.000Z',
  lastSeenAt: '2026-11-21T10:00:00.000Z',
  detailsReadAt: null,
  runId: '11111111-1111-4111-8111-111111111111',
  ...untouchedJobFields,
  urls: [],
};
