import { parseWebAddress, withoutEndSlash } from '@/url/web-url';
import { isHashRoute } from './url-parts';

/**
 * Parameters that say how a visitor reached a posting, never which posting it is. Only known ones are dropped: an unknown parameter may be
 * the id.
 */
const trackingParameters = new Set(
  [
    // Advertising and mail
    'fbclid gclid gbraid wbraid dclid gclsrc msclkid yclid ttclid twclid igshid li_fat_id mc_cid mc_eid _hsenc _hsmi _ga _gl',
    // The page the visitor came from
    'ref refid referer referrer referral source src origin from campaign gh_src lever-source lever-origin ashby_source trafficsource',
    // Which click on which row of which list it was
    'trackingid trk trkinfo trkemail ebp lipi licu lici eboriginalsubscriptionid midtoken midsig originalsubdomain',
    'tk xkcb xpse xfps vjs advn acatk jsa jrtk sponsored position pagenum',
    'impressionid searchid searchsessionid sessionid',
  ].flatMap((names) => names.split(' ')),
);

/** Those of them by which some sites say which posting it is: a reference, a position. */
const ambiguousParameters = new Set('ref refid source src position'.split(' '));

/** Which page of a list it is: of an address with a route behind its hash, the list's own part. */
const pageParameters = new Set(
  'page pageno page_no pagenumber page_num paged pg currentpage offset start startrow'.split(' '),
);

const trackingPrefixes = ['utm_', 'mtm_', 'pk_', 'hsa_'];

/**
 * The address that distinguishes one posting from another: no hash unless it is a route, no tracking, before a route no page of the list,
 * sorted parameters, no `www.`, no trailing slash, `https` and `http` alike. Idempotent. Null if it is not a web address.
 */
export function canonicalUrl(address: string): string | null {
  const url = parseWebAddress(address);
  if (!url) return null;
  const isRoute = isHashRoute(url.hash);
  const isOfList = (name: string) => isRoute && pageParameters.has(name.toLowerCase());
  const tracking = trackingIn(url);
  const kept = [...url.searchParams].filter(([name]) => !tracking.has(name) && !isOfList(name)).sort(byNameThenValue);
  const query = new URLSearchParams(kept).toString();
  const path = withoutEndSlash(url.pathname);
  const port = url.port ? `:${url.port}` : '';
  return `https://${withoutWww(url.hostname)}${port}${path}${query && `?${query}`}${isRoute ? url.hash : ''}`;
}

/** The address without its tracking parameters. Anything that is not a web address is returned as is. */
export function withoutTracking(address: string): string {
  const url = parseWebAddress(address);
  if (!url) return address;
  for (const name of trackingIn(url)) url.searchParams.delete(name);
  if (!isHashRoute(url.hash)) url.hash = '';
  return url.href;
}

/** The host a posting is filed under: lower case, without `www.`; empty if it is not a web address. */
export function siteOf(address: string): string {
  const url = parseWebAddress(address);
  return url ? withoutWww(url.hostname) : '';
}

function withoutWww(host: string): string {
  return host.replace(/^(?:www\.)+(?=.)/, '').replace(/\.$/, '');
}

/** The names of an address's tracking parameters. What alone in it can be the posting's number is none. */
function trackingIn({ pathname, searchParams }: URL): ReadonlySet<string> {
  const [tracking, own] = [new Set<string>(), [] as string[]];
  for (const [name, value] of searchParams) {
    if (isTracking(name)) tracking.add(name);
    else own.push(value);
  }
  if (namesPosting(pathname) || own.some(hasDigit)) return tracking;
  const isId = (name: string) =>
    ambiguousParameters.has(name.toLowerCase()) && searchParams.getAll(name).some((value) => /\d{2}/.test(value));
  return new Set([...tracking].filter((name) => !isId(name)));
}

/** Whether a path can be that of one posting: by a number or a title's words in it, which the name of a script is not. */
function namesPosting(path: string): boolean {
  const last = withoutEndSlash(path).split('/').at(-1) ?? '';
  return hasDigit(last) || /\d{3}/.test(path) || (/[-_]/.test(last) && !/\.[a-z]{2,5}$/i.test(last));
}

const hasDigit = (text: string): boolean => /\d/.test(text);

function isTracking(parameter: string): boolean {
  const name = parameter.toLowerCase();
  return trackingParameters.has(name) || trackingPrefixes.some((prefix) => name.startsWith(prefix));
}

function byNameThenValue([name, value]: [string, string], [otherName, otherValue]: [string, string]): number {
  return compare(name, otherName) || compare(value, otherValue);
}

/** By code unit, so that the order is the same on every machine. */
function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
