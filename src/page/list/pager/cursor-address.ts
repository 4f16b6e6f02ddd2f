import { comesBefore, isInFlatTree } from '@/page/dom/tree/flat-tree';
import { withoutEndSlash } from '@/url/web-url';

/** What feeds call the entry that they go on from, in addresses. */
const cursorNames =
  /^(?:(?:start|end)(?:ing)?_?)?(?:before|after)(?:_?id)?$|^(?:max|min|since|until|last|from|offset)_?id$|^(?:since|until|cursor|older(?:_?than)?|newer(?:_?than)?)$/i;
/** Attributes that may hold the id of a row's job. */
const idAttributes = /^(?:id|href|data-.+)$/;
/** Of fewer rows, what only one of them has may be said of anything. */
const fewestRows = 3;
/** Characters. Shorter ids are numbers that stand everywhere. */
const shortestId = 2;

/**
 * The address that has a feed go on from an end of what it shows: that of this page, and the id of the last row or, of a list that has its
 * newest job at its end, of the first. Its link may be empty, since scrolling to it brings the rows. Null if there is none.
 */
export function cursorAddress(page: Document, here: URL, rows: readonly Element[]): string | null {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last || rows.length < fewestRows) return null;
  const links = Array.from(page.querySelectorAll<HTMLAnchorElement>('a[href*="?"]'));
  const below = links.find(
    (link) => comesBefore(last, link) && !isInFlatTree(link, last) && goesOnFrom(last, link, here, rows),
  );
  const above = () => links.find((link) => comesBefore(link, first) && goesOnFrom(first, link, here, rows));
  return (below ?? above())?.href ?? null;
}

function goesOnFrom(edge: Element, { href }: HTMLAnchorElement, here: URL, rows: readonly Element[]): boolean {
  const id = cursorIn(URL.parse(href), here);
  if (id === null || id.length < shortestId) return false;
  const names = new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(id)}(?![\\p{L}\\p{N}])`, 'u');
  return hasId(edge, names) && rows.every((row) => row === edge || !hasId(row, names));
}

/** The id that an address goes on from, if nothing else of it is another than here. Back to where this page came from leads another name. */
function cursorIn(url: URL | null, here: URL): string | null {
  if (url?.origin !== here.origin || withoutEndSlash(url.pathname) !== withoutEndSlash(here.pathname)) return null;
  const others = (from: URL, name: string) => [...from.searchParams].filter(([key]) => key !== name).join('\n');
  const [name, value] = [...url.searchParams].find(([key]) => cursorNames.test(key)) ?? [];
  if (name === undefined || value === undefined || others(url, name) !== others(here, name)) return null;
  return value;
}

function hasId(row: Element, names: RegExp): boolean {
  return [row, ...row.querySelectorAll('*')].some((element) =>
    Array.from(element.attributes).some(
      (attribute) => idAttributes.test(attribute.name) && names.test(attribute.value),
    ),
  );
}
