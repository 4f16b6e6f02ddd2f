import type { RefusalCode } from '@/domain/page/refusal-code';
import { urlPath } from '@/url/url-parts';
import { isSameSite, parseWebAddress } from '@/url/web-url';
import { forbiddenActionOfPath, forbiddenActionOfUrl } from './forbidden-action-of-url';

/**
 * Why an exploration does not follow a link: it leaves the site (other host or port), is not a web address (mail, telephone, data), or
 * names a forbidden action. Null if the element is no link.
 */
export function refusalByUrl(address: string | null, siteUrl: string): RefusalCode | null {
  if (address === null) return null;
  const url = parseWebAddress(address);
  if (url && !isSameSiteAndPort(url, siteUrl)) return 'leaves-site';
  return forbiddenActionOfUrl(address);
}

/** The same for further pages of the list: if the list's own address contains "apply", that does not count against its next page. */
export function refusalByNextPageUrl(address: string | null, siteUrl: string): RefusalCode | null {
  const isSamePage = address !== null && urlPath(address) === urlPath(siteUrl);
  const { search = '', hash = '' } = (isSamePage && URL.parse(address)) || {};
  return isSamePage ? forbiddenActionOfUrl(`https://address.invalid/${search}${hash}`) : refusalByUrl(address, siteUrl);
}

/** The forbidden action a path names; otherwise null. */
export function refusalByPath(path: string): RefusalCode | null {
  return forbiddenActionOfPath(path);
}

/**
 * Whether an exploration may read on there: hosts of a site may differ in their first labels (IP addresses have none), never in the port.
 * Storage, permissions and confirmations need the full origin instead (decision 19).
 */
export function isSameSiteAndPort(url: URL, siteUrl: string): boolean {
  const site = parseWebAddress(siteUrl);
  if (!site) return false;
  if (url.port !== site.port) return false;
  if (url.hostname === site.hostname) return true;
  return !/^[\d.]+$|^\[/.test(url.hostname) && isSameSite(url.hostname, site.hostname);
}
