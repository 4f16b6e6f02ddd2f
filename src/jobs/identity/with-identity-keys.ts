import type { JobSummary } from '@/domain/job/job';
import { postingUrl } from './job-keys';
import { requisitionsOf } from './requisitions';

/** The job with all its canonical addresses and numbers among those it is known by. Idempotent. */
export function withIdentityKeys<Known extends JobSummary>(job: Known): Known {
  const url = postingUrl(job.url, job.searchUrl, job.siteJobId);
  const urls = url && !job.urls.includes(url) ? [...job.urls, url] : job.urls;
  return { ...job, urls, requisitions: requisitionsOf(job) };
}
