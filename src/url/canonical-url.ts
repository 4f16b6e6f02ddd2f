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
    'impressionid searchid searchsessionid',
    // The visit itself, as servers without cookies pass it on
    'sessionid session_id sessid phpsessid jsessionid cfid cftoken oscsid zenid',
  ].flatMap((names) => names.split(' ')),
);

/** The visit in a path: `/jobs/7;jsessionid=0A1B`. */
const sessionInPath = /;(?:jsessionid|phpsessid)=[^/;]*/gi;
/** The value of a parameter that is a visit's wherever it is so long: `sid`. */
const longToken = /^[\da-f]{16,}$|^(?=.*\d)(?=.*[a-z])[\da-z]{20,}$/i;

/** Those of them by which some sites say which posting it is: a reference, a position. */
const ambiguousParameters = new Set('ref refid source src position sid session_id sessid'.split(' '));

/** Which page of a list it is: of an address with a route behind its hash, the list's own part. */
const pageParameters = new Set(
  'page pageno page_no pagenumber page_num paged pg currentpage offset start startrow'.split(' '),
);

const trackingPrefixes = ['utm_', 'mtm_', 'pk_', 'hsa_'];

/**
 * The address that distinguishes one posting from another: no hash unless it is a route, no tracking, before a route no page of the list,
 * sorted parameters, no `www.`, no trailing slash, `https` and `http` alike. Idempotent. Null if it is not a web address. `id`: the site's own
 * of the posting, as far as it is known.
 */
export function canonicalUrl(address: string, id: string | null = null): string | null {
  const url = parseWebAddress(address);
  if (!url) return null;
  const isRoute = isHashRoute(url.hash);
  const isOfList = (name: string) => isRoute && pageParameters.has(name.toLowerCase());
  const tracking = trackingIn(url, id);
  const kept = [...url.searchParams].filter(([name]) => !tracking.has(name) && !isOfList(name)).sort(byNameThenValue);
  const query = new URLSearchParams(kept).toString();
  const path = withoutEndSlash(url.pathname.replace(sessionInPath, ''));
  const port = url.port ? `:${url.port}` : '';
  return `https://${withoutWww(url.hostname)}${port}${path}${query && `?${query}`}${isRoute ? url.hash : ''}`;
}

/** The address without its tracking parameters. Anything that is not a web address is returned as is. `id`: the site's own of the posting. */
export function withoutTracking(address: string, id: string | null = null): string {
  const url = parseWebAddress(address);
  if (!url) return address;
  for (const name of trackingIn(url, id)) url.searchParams.delete(name);
  url.pathname = url.pathname.replace(sessionInPath, '');
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

/** What of an address, told apart from others by nothing else, may say which posting it is: its ambiguous parameters that were dropped. */
export function droppedValues(address: string): ReadonlyMap<string, string> {
  const url = parseWebAddress(address);
  const tracking = url ? trackingIn(url) : new Set<string>();
  return new Map([...(url?.searchParams ?? [])].filter(([name]) => tracking.has(name) && isAmbiguous(name)));
}

/** The names of an address's tracking parameters. What alone in it can name the posting is none, nor is what holds the known `id`. */
function trackingIn({ pathname, searchParams }: URL, id: string | null = null): ReadonlySet<string> {
  const [tracking, own] = [new Set<string>(), [] as string[]];
  for (const [name, value] of searchParams) {
    if (isTracking(name) || isVisit(name, value)) tracking.add(name);
    else if (!pageParameters.has(name.toLowerCase())) own.push(value);
  }
  const isNamed = namesPosting(pathname) || own.some(hasDigit);
  const names = (name: string) => {
    const values = searchParams.getAll(name);
    return (
      isAmbiguous(name) &&
      (isNamed ? Boolean(id) && values.includes(id ?? '') : values.some((value) => mayBeId(name, value)))
    );
  };
  return new Set([...tracking].filter((name) => !names(name)));
}

/** The page a visitor came from is called something, and has no number; which position is open may be said in words. */
function mayBeId(name: string, value: string): boolean {
  return hasDigit(value) || (name.toLowerCase() === 'position' && value !== '');
}

/** Whether a path can be that of one posting: by a number or a title's words in it, which the name of a page for all of them is not. */
function namesPosting(path: string): boolean {
  const last = withoutEndSlash(path).split('/').at(-1) ?? '';
  return hasDigit(last) || /\d{3}/.test(path) || isTitle(last);
}

/** "night-nurse", but not "job-details" nor "open-positions", as pages for all postings are called. */
function isTitle(segment: string): boolean {
  const words = segment.split(/[-_]+/).filter(Boolean);
  if (words.length < 2 || isScript.test(segment) || words.some((word) => pageWord.test(word))) return false;
  return words.length > 2 || !words.some((word) => listWord.test(word));
}

const isScript = /\.[a-z]{2,5}$/i;

/** What a page is called that shows whichever posting its parameters name: its details, in most languages, or a view of it. */
const pageWord = /^(?:dett?a[gi]?l\w*|view|show|display|page|info)$/i;

/** What a list, or the way to apply, is called in most languages. */
const listWord =
  /^(?:jobs?|careers?|vacanc(?:y|ies)|positions?|openings?|offers?|opportunit(?:y|ies)|appl(?:y|ication)|post(?:ing)?|stellen\w*|angebote?|karriere|emplois?|offres?|empleos?|ofertas?|vagas?|lavor[oi]|posizion[ei]|vacatures?|oferty?|prac[aey])$/i;

const isVisit = (name: string, value: string): boolean => name.toLowerCase() === 'sid' && longToken.test(value);

const isAmbiguous = (name: string): boolean => ambiguousParameters.has(name.toLowerCase());

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
