import { type Job, untouchedJobFields } from '@/domain/job/job';
import { jobKey, postingUrl } from '@/jobs/identity/job-keys';
import { siteOf } from '@/url/canonical-url';
import type { FormFields } from './read-draft';

/** A job the user entered. If they gave an address, its host is the site. `now`: ISO 8601 UTC. */
export function newJob(fields: FormFields, now: string): Job {
  const { url } = fields;
  const searchUrl = '';
  const traits = { ...fields, site: url ? siteOf(url) : '', siteJobId: null, searchUrl };
  const canonical = postingUrl(url, searchUrl);
  return {
    ...traits,
    ...untouchedJobFields,
    id: crypto.randomUUID(),
    key: jobKey(traits),
    urls: canonical ? [canonical] : [],
    postedText: null,
    foundAt: now,
    lastSeenAt: now,
    detailsReadAt: null,
    source: 'hand',
    runId: null,
  };
}
