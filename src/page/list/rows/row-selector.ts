import { buildSelector, shadowCombinator } from '@/page/dom/selectors/build-selector';
import { findBySelector } from '@/page/dom/selectors/find-by-selector';
import { isStableName } from '@/page/dom/selectors/stable-name';
import { flatParent, isInFlatTree } from '@/page/dom/tree/flat-tree';
import { boldLines, isBoldLine } from './bold-line';
import type { ElementGroup } from './find-groups';
import { cssNamesOf } from './shared-names';

/** Selectors of the list and its rows, from the document down. Null if the rows are not on the page. */
export function listSelectors(rows: ElementGroup): { list: string; row: string } | null {
  const holder = commonHolder(rows);
  const list = holder && buildSelector(holder);
  if (!holder || !list) return null;
  const isBeside = holder.getRootNode() === rows[0]?.getRootNode();
  const before = beforeRows(rows);
  const between = waysBetween(holder, rows);
  const candidates = [...rowCompounds(rows)].flatMap((compound) => {
    const within = [
      `${list} > ${compound}`,
      `${list} ${compound}`,
      ...between.map((way) => `${list}${way}${compound}`),
    ];
    const anywhere = before === null ? [] : [`${before}${compound}`];
    const beside = isBeside ? within : [];
    return isNamed(compound) ? [...anywhere, ...beside] : [...beside, ...anywhere];
  });
  const row = bestOf(candidates, rows);
  return row === null ? null : { list, row };
}

/** Whether it says more than a tag, which what a press brings up may have as well. */
const isNamed = (compound: string): boolean => /[.[]/.test(compound);

/** The selector that finds all rows and little else; the first among equals. */
function bestOf(candidates: string[], rows: ElementGroup): string | null {
  const wanted = new Set(rows);
  let best: { selector: string; excess: number; missed: number } | null = null;
  for (const selector of candidates) {
    const found = findBySelector(selector);
    const hits = found.filter((element) => wanted.has(element)).length;
    const rating = { selector, missed: rows.length - hits, excess: found.length - hits };
    if (!best || rating.missed < best.missed || (rating.missed === best.missed && rating.excess < best.excess))
      best = rating;
    if (best.missed === 0 && best.excess === 0) break;
  }
  return best && best.missed < rows.length / 2 ? best.selector : null;
}

/** Names shared by all rows, stable ones first. */
function* rowCompounds(rows: ElementGroup): Generator<string> {
  const tags = [...new Set(rows.map(({ localName }) => localName))];
  const tag = tags.length === 1 ? (tags[0] ?? '*') : `:is(${tags.join()})`;
  const shared = sharedBy(rows);
  const attributes = shared.filter((name) => name.startsWith('['));
  const classes = shared.filter((name) => name.startsWith('.'));
  for (const name of attributes) yield `${tag}${name}`;
  for (const name of bareAttributes(rows)) yield `${tag}[${name}]`;
  for (const name of classes.filter((name) => isStableName(name.slice(1)))) yield `${tag}${name}`;
  for (const name of classes) yield `${tag}${name}`;
  if (rows.every(isBoldLine)) yield `${tag}${boldLines}`;
  yield `${tag}${shared.join('')}`;
  yield tag;
}

/** For a single row only names of its kind: attribute values may be its own. */
function sharedBy(rows: ElementGroup): string[] {
  const [first, ...others] = rows.map((row) => new Set(cssNamesOf(row)));
  if (others.length === 0) return [...(first ?? [])].filter((name) => !/[="]|\d{3}/.test(name));
  return [...(first ?? [])].filter((name) => others.every((names) => names.has(name)));
}

function bareAttributes(rows: ElementGroup): string[] {
  const names = (row: Element) =>
    Array.from(row.attributes, ({ name }) => name).filter((name) => name.startsWith('data-'));
  const [first, ...others] = rows;
  return first ? names(first).filter((name) => others.every((row) => row.hasAttribute(name))) : [];
}

/** The closest common ancestor. */
function commonHolder(rows: ElementGroup): Element | null {
  let holder = rows[0] ? flatParent(rows[0]) : null;
  while (holder && !rows.every((row) => holder !== row && isInFlatTree(row, holder ?? row)))
    holder = flatParent(holder);
  return holder;
}

/** What leads to the root that all rows stand in: nothing from the document, else their host. Null if each row has its own. */
function beforeRows(rows: ElementGroup): string | null {
  if (!(rows[0]?.getRootNode() instanceof ShadowRoot)) return '';
  const host = hostOf(rows);
  return host && `${buildSelector(host)}${shadowCombinator}`;
}

/** The tags from the list down to the rows, if they are the same: elements around rows may be called as the rows are, or nothing at all. */
function waysBetween(holder: Element, rows: ElementGroup): string[] {
  const ways = new Set(rows.map((row) => wayBetween(holder, row)));
  return ways.size === 1 ? [...ways] : [];
}

function wayBetween(holder: Element, row: Element): string {
  let way = ' > ';
  for (let at = row.parentElement; at && at !== holder; at = at.parentElement) way = ` > ${at.localName}${way}`;
  return way;
}

/** The single host whose shadow root contains all rows; null if each row has its own. */
function hostOf(rows: ElementGroup): Element | null {
  const hosts = new Set(rows.map((row) => rootHost(row)));
  return hosts.size === 1 ? ([...hosts][0] ?? null) : null;
}

function rootHost(element: Element): Element | null {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}
