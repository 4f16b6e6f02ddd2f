import type { Job } from '@/domain/job/job';
import { parseWebAddress } from '@/url/web-url';

/** A job from a file: addresses that do not lead to the web are dropped. Anything that is not an address stays as its user wrote it. */
export function cleanImportedJob<Found extends Pick<Job, 'url' | 'applyUrl' | 'searchUrl' | 'urls'>>(
  job: Found,
): Found {
  return {
    ...job,
    url: withoutOtherScheme(job.url),
    applyUrl: withoutOtherScheme(job.applyUrl),
    searchUrl: withoutOtherScheme(job.searchUrl) ?? '',
    urls: job.urls.filter((address) => parseWebAddress(address) !== null),
  };
}

function withoutOtherScheme(address: string | null): string | null {
  return address !== null && URL.canParse(address) && !parseWebAddress(address) ? null : address;
}
