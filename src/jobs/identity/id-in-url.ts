import { hasJobUrlWord } from '@/language/words/jobs/job-url-words';

/**
 * The id a press added to the address: the value of the one query parameter, or path segment, that is new and looks like an id. Null if
 * there is none.
 */
export function idAddedToUrl(before: string, after: string): string | null {
  const [from, to] = [URL.parse(before), URL.parse(after)];
  if (!from || !to) return null;
  const values = [...to.searchParams]
    .filter(([name, value]) => from.searchParams.get(name) !== value)
    .map(([, value]) => value);
  const known = new Set(from.pathname.split('/'));
  const segments = to.pathname.split('/').filter((segment) => !known.has(segment));
  const ids = [...values, ...segments].filter(looksLikeId);
  return ids.length === 1 ? (ids[0] ?? null) : null;
}

/** The id in an address: its one segment or parameter that looks like one. Null if none or several do. */
export function idInUrl(address: string): string | null {
  const url = URL.parse(address);
  if (!url) return null;
  const ids = [...url.pathname.split('/'), ...url.searchParams.values()].filter(looksLikeId);
  return ids.length === 1 ? (ids[0] ?? null) : null;
}

/**
 * The address of a posting that a press showed beside its list: the one the page went to, if it is a route or holds the posting's id.
 * Undefined for the list's own, which shows another posting to whoever opens it.
 */
export function addressOfShown(id: string | undefined, { address, isRoute, added }: ShownAddress): string | undefined {
  const isOfRow = id !== undefined && (holdsId(address, id) || (added !== null && isShortOf(added, id)));
  return isRoute || isOfRow || (added !== null && isCalledAfterJob(address, added)) ? address : undefined;
}

interface ShownAddress {
  address: string;
  isRoute: boolean;
  /** The id that the press added to the address; null if it added none. */
  added: string | null;
}

/** Characters. A shorter end agrees with another id by chance. */
const leastOfId = 5;

/** A row's markup may have more of its posting's number than the address: "9200861234560" is shown at `?jobId=234560`. */
function isShortOf(added: string, id: string): boolean {
  return added.length >= leastOfId && id.endsWith(added);
}

/** `?jobId=234560`, `?job=R-24113` */
function isCalledAfterJob(address: string, id: string): boolean {
  const { searchParams = [] } = URL.parse(address) ?? {};
  return [...searchParams].some(([name, value]) => value === id && hasJobUrlWord(name));
}

function holdsId(address: string, id: string): boolean {
  const url = URL.parse(address);
  return url !== null && looksLikeId(id) && [...url.pathname.split('/'), ...url.searchParams.values()].includes(id);
}

/** Ids are one word with a digit in it. */
function looksLikeId(value: string): boolean {
  return /^[\w-]{3,64}$/.test(value) && /\d/.test(value);
}
