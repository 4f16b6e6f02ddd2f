import type { Job } from './job';
import { parseWebAddress } from './web-address';

/** A job as a file may bring it: an address that leads anywhere but the web is none. What is no address at all stays as its user wrote it. */
export function jobOfFile<Found extends Pick<Job, 'url' | 'applyUrl' | 'searchUrl' | 'urls'>>(job: Found): Found {
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
