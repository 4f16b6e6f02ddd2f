import { pathOf } from '@/domain/address-parts';
import type { RefusalCode } from '@/domain/refusal-code';
import { isSameSite, parseWebAddress } from '@/domain/web-address';
import { deedOfAddress, deedOfPath } from './deed-of-address';

/**
 * Why an exploration does not follow a link: it leaves the site (another host, or another port), is no address of the web
 * (mail, telephone, data), or it says what it does. Null for an element that is no link.
 */
export function refusedByAddress(address: string | null, siteUrl: string): RefusalCode | null {
  if (address === null) return null;
  const url = parseWebAddress(address);
  if (url && !isOnSite(url, siteUrl)) return 'leaves-site';
  return deedOfAddress(address);
}

/**
 * The same for what leads to other rows of the list that a run began on: that the list lies under an address which says to apply is no deed
 * of its next page.
 */
export function refusedByPageAddress(address: string | null, siteUrl: string): RefusalCode | null {
  const isSamePage = address !== null && pathOf(address) === pathOf(siteUrl);
  const { search = '', hash = '' } = (isSamePage && URL.parse(address)) || {};
  return isSamePage ? deedOfAddress(`https://address.invalid/${search}${hash}`) : refusedByAddress(address, siteUrl);
}

/** What a path says that is to be refused; null for any other. */
export function refusedByPath(path: string): RefusalCode | null {
  return deedOfPath(path);
}

/**
 * Whether an exploration may go on reading there: hosts of one site may differ in their first labels (numbers have none), never in their
 * port. It is no word on what may be kept, allowed or confirmed: that belongs to a full origin (decision 19).
 */
export function isOnSite(url: URL, siteUrl: string): boolean {
  const site = parseWebAddress(siteUrl);
  if (!site) return false;
  if (url.port !== site.port) return false;
  if (url.hostname === site.hostname) return true;
  return !/^[\d.]+$|^\[/.test(url.hostname) && isSameSite(url.hostname, site.hostname);
}
