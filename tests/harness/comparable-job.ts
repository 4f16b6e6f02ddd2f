import type { Job } from '@/domain/job/job';
import type { ExpectedJob } from '../sites/board/truth';

/** What the truth speaks of, so that both sides can be compared. */
export function comparableJob(job: Job | ExpectedJob) {
  const { siteJobId, title, company, location, applyType, description } = job;
  return {
    siteJobId,
    title,
    company,
    location,
    applyType,
    salaryText: 'salaryText' in job ? job.salaryText : (job.salary?.text ?? null),
    postedText: job.postedText,
    description: description?.replace(/\s+/g, ' ').trim(),
  };
}
