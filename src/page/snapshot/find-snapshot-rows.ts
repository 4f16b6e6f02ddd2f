import { controlSelector } from '@/page/dom/controls/control-action';
import { type RowParts, readRow } from '@/page/dom/refs/row-controls';
import { ariaRole } from '@/page/dom/text/aria-role';
import { shadowRootOf } from '@/page/dom/tree/shadow-root-of';

/** With fewer rows, a list is written like anything else; rows with a single control only gain by folding. */
const leastRows = 4;
const leastSingleRows = 12;

/** Rows with more are page sections. */
const mostControls = 20;
const mostText = 2_000;

/** Never rows themselves: parts of a text, row or field. */
const notRows = new Set('p br span td th dt dd h1 h2 h3 h4 h5 h6 option optgroup legend label slot iframe'.split(' '));
const rowRoles = new Set('listitem row option article treeitem'.split(' '));

/** The similar children of an element, one line each; null if it is no such list. */
export function findSnapshotRows(container: Element): Element[] | null {
  const children = (shadowRootOf(container) ?? container).children;
  if (children.length < leastRows) return null;
  const alike = largestGroup(Array.from(children));
  if (alike.length < leastRows || alike.length < children.length / 2 || !areAlike(alike)) return null;
  const samples = sampleOf(alike);
  // Ads among the rows bring scripts and documents of their own.
  const small = samples.filter(isSmall);
  if (small.length < samples.length * 0.6) return null;
  const read = small.map(readRow).filter(({ main, texts }) => main !== null || texts.length > 0);
  return areRows(read, alike.length) ? alike : null;
}

function largestGroup(children: Element[]): Element[] {
  const groups = Map.groupBy(children, ({ localName }) => localName);
  let largest: Element[] = [];
  for (const [name, group] of groups) if (group.length > largest.length && !notRows.has(name)) largest = group;
  return largest;
}

/** By markup, else by a class that nearly all share, else by mostly equal children. */
function areAlike(elements: Element[]): boolean {
  const [first] = elements;
  if (!first) return false;
  if (rowRoles.has(ariaRole(first) ?? '')) return true;
  const sample = elements.slice(0, 20);
  const isShared = (name: string) =>
    sample.filter(({ classList }) => classList.contains(name)).length >= sample.length * 0.8;
  if (Array.from(sample[1]?.classList ?? []).some(isShared)) return true;
  const shapes = Map.groupBy(sample, shapeOf);
  return Math.max(...Array.from(shapes.values(), ({ length }) => length)) >= sample.length * 0.6;
}

function shapeOf(element: Element): string {
  return Array.from(element.children, ({ localName }) => localName).join();
}

/** Some from the start, one from the middle, one from the end. */
function sampleOf(rows: Element[]): Element[] {
  const places = [0, 1, 2, Math.floor(rows.length / 2), rows.length - 1];
  return [...new Set(places)].flatMap((place) => rows[place] ?? []);
}

function isSmall(row: Element): boolean {
  return (row.textContent?.length ?? 0) <= mostText && row.querySelectorAll(controlSelector).length <= mostControls;
}

function areRows(read: RowParts[], count: number): boolean {
  const controls = read.flatMap(({ main, others }) => (main ? [main, ...others] : others));
  if (controls.some(({ action }) => action !== 'click')) return false;
  if (controls.length < read.length / 2) return false;
  const areSingle = read.every(({ others, texts }) => others.length === 0 && texts.length === 0);
  return count >= (areSingle ? leastSingleRows : leastRows) && read.length > 0;
}
