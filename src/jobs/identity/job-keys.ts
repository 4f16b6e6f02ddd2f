import { wordsOnly } from '@/language/fold/comparable-text';
import { canonicalUrl } from '@/url/canonical-url';
import { comparableCompany, comparableTitle } from './comparable-names';
import { normalizeId } from './requisitions';

/** What can distinguish a posting from others. */
export interface JobTraits {
  /** Host without `www.`. */
  site: string;
  siteJobId: string | null;
  url: string | null;
  /** Address of the list it was found in: the same address names no posting. */
  searchUrl: string;
  title: string;
  company: string | null;
  location: string | null;
}

/**
 * Identifies a posting when it is seen again: the site's own id, otherwise the canonical address, and only without both the normalized
 * texts. Never equal across sites unless the address is: the same title in two cities or on two boards may well be two openings.
 */
export function jobKey(job: JobTraits): string {
  const id = normalizeId(job.siteJobId);
  if (id) return `id:${job.site}/${id}`;
  const url = postingUrl(job.url, job.searchUrl, job.siteJobId);
  return url ? `url:${url}` : textKey(job);
}

/** The key of a posting with neither id nor address. */
export function textKey({ site, title, company, location }: JobTraits): string {
  const texts = [comparableTitle(title), comparableCompany(company ?? ''), wordsOnly(location ?? '')];
  return `text:${site}|${texts.join('|')}`;
}

/** Whether the site itself says that these are two postings. */
export function areDistinct(one: JobTraits, other: JobTraits): boolean {
  if (one.site !== other.site || !one.siteJobId || !other.siteJobId) return false;
  return jobKey(one) !== jobKey(other);
}

/** The canonical address if it names one posting; null for the list's own address and a site's front page. */
export function postingUrl(url: string | null, searchUrl: string, siteJobId: string | null = null): string | null {
  const canonical = url && canonicalUrl(url, siteJobId);
  if (!canonical || canonical === canonicalUrl(searchUrl)) return null;
  return /^https:\/\/[^/?]+$/.test(canonical) ? null : canonical;
}
