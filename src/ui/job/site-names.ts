import type { Job } from '@/domain/job/job';
import { siteOf } from '@/url/canonical-url';

/** Every site a job was found on, the first one first. */
export function siteNames({ site, urls }: Pick<Job, 'site' | 'urls'>): string[] {
  return [...new Set([site, ...urls.map(siteOf)])].filter(Boolean);
}
