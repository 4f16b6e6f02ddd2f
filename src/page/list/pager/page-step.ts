import { pageNumberNames } from '@/language/words/controls/page-number-names';
import { withoutEndSlash } from '@/url/web-url';

/** Where an address leads, relative to the current page. */
export type PageStep = 'next' | 'later' | 'previous' | 'other';

/** Parameter names for page numbers. */
const numberNames = [
  'paged|pageno|page_no|pagenum|pagenumber|page_num|currentpage|cpage|pg|pag|pn|p',
  ...pageNumberNames,
].join('|');
const offsetNames = 'start|offset|from|first|skip|startrow|(?:[a-z]+_)?start_?index|limitstart';

const inPath = new RegExp(
  `[/_-](?:${numberNames})[/_=-]?(\\d{1,5})(?=[/.]|$)|(?:index|[_-]|/)(\\d{1,5})(?=\\.html?$)`,
  'i',
);
const inQuery = new RegExp(`^(?:${numberNames})$`, 'i');
const offsetInQuery = new RegExp(`^(?:${offsetNames})$`, 'i');

interface PageAddress {
  /** The path without its page number. */
  base: string;
  page: number | null;
  offset: number | null;
}

/**
 * How an address relates to the current page, by the page number or start row in both. A first page may have none, and some sites count
 * from 0, so without a number both 1 and 2 are next.
 */
export function pageStep(from: URL, to: URL): PageStep {
  if (bareHost(from) !== bareHost(to)) return 'other';
  const here = pageAddressOf(from);
  const there = pageAddressOf(to);
  if (here.base !== there.base) return 'other';
  if (there.page !== null && there.page !== here.page) return stepBetween(here.page, there.page);
  if (there.offset !== null && there.offset !== here.offset)
    return there.offset > (here.offset ?? 0) ? 'later' : 'previous';
  return here.page !== null && there.page === null ? 'previous' : 'other';
}

function stepBetween(here: number | null, there: number): PageStep {
  if (here === null) return there === 2 || there === 1 ? 'next' : 'later';
  if (there === here + 1) return 'next';
  return there > here ? 'later' : 'previous';
}

/** The page number in an address; null if none. */
export function pageNumberIn(url: URL): number | null {
  return pageAddressOf(url).page;
}

/** Where an address contains its page number or start row. */
interface AddressPlace {
  kind: 'page' | 'offset';
  value: number;
  /** The same address with another number. */
  withValue(value: number): string;
}

/** The number's place; null if there is none. */
export function pageNumberPlace(url: URL): AddressPlace | null {
  const path = inPath.exec(url.pathname);
  const inside = path?.[1] ?? path?.[2];
  if (path && inside !== undefined) {
    const end = path.index + path[0].length;
    const withValue = (value: number) => {
      const changed = new URL(url);
      changed.pathname = `${url.pathname.slice(0, end - inside.length)}${value}${url.pathname.slice(end)}`;
      return changed.href;
    };
    return { kind: 'page', value: Number(inside), withValue };
  }
  return placeInQuery(url, 'page', inQuery) ?? placeInQuery(url, 'offset', offsetInQuery);
}

function placeInQuery(url: URL, kind: AddressPlace['kind'], name: RegExp): AddressPlace | null {
  const [key, held] = [...url.searchParams].find(([key, value]) => name.test(key) && /^\d{1,6}$/.test(value)) ?? [];
  if (key === undefined) return null;
  const withValue = (value: number) => {
    const changed = new URL(url);
    changed.searchParams.set(key, `${value}`);
    return changed.href;
  };
  return { kind, value: Number(held), withValue };
}

function pageAddressOf(url: URL): PageAddress {
  const path = inPath.exec(url.pathname);
  const number = path?.[1] ?? path?.[2] ?? queryValue(url, inQuery);
  const offset = queryValue(url, offsetInQuery);
  return {
    base: withoutEndSlash(url.pathname.replace(inPath, '/')),
    page: number === null ? null : Number(number),
    offset: offset === null ? null : Number(offset),
  };
}

function queryValue(url: URL, name: RegExp): string | null {
  for (const [key, value] of url.searchParams) if (name.test(key) && /^\d{1,6}$/.test(value)) return value;
  return null;
}

function bareHost(url: URL): string {
  return url.host.replace(/^www\./, '');
}
