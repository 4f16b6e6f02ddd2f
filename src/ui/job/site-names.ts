import { siteOf } from '@/domain/canonical-url';
import type { Job } from '@/domain/job';

/** Every site a job was found on, the first one first. */
export function siteNames({ site, urls }: Pick<Job, 'site' | 'urls'>): string[] {
  return [...new Set([site, ...urls.map(siteOf)])].filter(Boolean);
}
