import { flatParent } from '@/page/dom/tree/flat-tree';
import { memoize } from '@/std/memoize';
import { columnsBeside } from './columns-beside';
import type { RowPart } from './row-parts';
import { sharedNames } from './shared-names';

/** A row with its text pieces. */
export interface RowContent {
  row: Element;
  parts: RowPart[];
  /** Number of parts in each element of the row. */
  partsInside: Map<Element, number>;
}

/** A position in the rows' structure, and what each row has there. */
export interface Slot {
  /** The path from the row; similar siblings are distinguished by name, then by number. */
  key: string;
  /** By row index. */
  parts: Map<number, RowPart>;
  /** Mean position among a row's parts. */
  order: number;
}

export function rowContentOf(row: Element, parts: RowPart[]): RowContent {
  const partsInside = new Map<Element, number>();
  for (const { element } of parts) {
    for (const step of pathDown(row, element)) partsInside.set(step, (partsInside.get(step) ?? 0) + 1);
  }
  return { row, parts, partsInside };
}

/** Aligns the parts of all rows: parts with the same path share a slot. */
export function findSlots(contents: RowContent[]): Slot[] {
  const keyOf = keysFor(contents);
  const slots = new Map<string, Slot & { orders: number[] }>();
  contents.forEach(({ row, parts }, index) => {
    parts.forEach((part, order) => {
      const key = `${keyOf(part.element, row)}${isBesideElement(part) ? `|${part.read}` : ''}`;
      const slot = slots.get(key) ?? { key, parts: new Map<number, RowPart>(), order: 0, orders: [] as number[] };
      if (slot.parts.has(index)) return;
      slot.parts.set(index, part);
      slot.orders.push(order);
      slots.set(key, slot);
    });
  });
  return [...slots.values()].map(({ key, parts, orders }) => ({
    key,
    parts,
    order: orders.reduce((sum, order) => sum + order, 0) / orders.length,
  }));
}

/** Two parts may be told by one element: its words, and those beside it. */
const isBesideElement = ({ read }: RowPart): boolean => read === 'line-before' || read === 'line+0';

/** The elements from below the row, or beside it, down to the part. */
export function pathDown(row: Element, element: Element): Element[] {
  const steps: Element[] = [];
  for (let at: Element | null = element; at && at !== row; at = flatParent(at)) {
    steps.unshift(at);
    if (isBeside(row, at)) break;
  }
  return steps;
}

/** Whether an element follows its row rather than being in it. */
export function isBeside(row: Element, element: Element): boolean {
  return element !== row && element.parentNode === row.parentNode;
}

function keysFor(contents: RowContent[]): (element: Element, row: Element) => string {
  const steps = contents.map(({ row, parts }) => new Set(parts.flatMap(({ element }) => pathDown(row, element))));
  const crowded = crowdedPaths(contents, steps);
  const names = sharedNames(
    contents.map(({ row }, index) => [...(steps[index] ?? [])].map((step) => ({ step, path: tagPath(row, step) }))),
  );
  const columned = columnedPaths(contents, steps);
  const keys = new Map<Element, string>();
  contents.forEach(({ row }, index) => {
    const taken = new Map<Element, Map<string, number>>();
    // Once for the cells beside each other: a row of many would ask each of all.
    const areStriped = memoize((first: Element) =>
      isStriped(cellsBeside(first), (cell) => names(cell, tagPath(row, first))),
    );
    for (const element of steps[index] ?? []) {
      const path = tagPath(row, element);
      const parent = flatParent(element) ?? row;
      const tag = isBeside(row, element) ? `~${element.localName}` : element.localName;
      const isNamed = crowded.has(path) && !(isCell(element) && areStriped(cellsBeside(element)[0] ?? element));
      const name = isNamed ? `${tag}${names(element, path)}` : tag;
      const counts = taken.get(parent) ?? new Map<string, number>();
      taken.set(parent, counts);
      const inRows = columned.get(path);
      const columns = inRows ? columnsBeside(element) : null;
      const isColumn = columns !== null && (!isNamed || columns.areCalledAlike || inRows?.called.size === 1);
      const nth = (isColumn ? columns.places.get(element) : counts.get(name)) ?? 0;
      counts.set(name, nth + 1);
      keys.set(element, `${keys.get(parent) ?? ''}/${name}${nth > 0 ? `#${nth}` : ''}`);
    }
  });
  return (element) => keys.get(element) ?? '';
}

const isCell = (element: Element): boolean => element.matches('td,th,[role=cell],[role=gridcell]');

/** Those of its kind in a row, itself among them. */
function cellsBeside({ parentElement, localName }: Element): Element[] {
  return Array.from(parentElement?.children ?? []).filter((cell) => cell.localName === localName);
}

/** Whether all cells beside each other are called alike: names of every other row, which say nothing of its columns. */
function isStriped(cells: readonly Element[], nameOf: (cell: Element) => string): boolean {
  return cells.length > 1 && new Set(cells.map(nameOf)).size === 1;
}

/** How many elements beside each other rows have at a path, and what they are called. */
interface InRows {
  sizes: Set<number>;
  called: Set<string>;
}

/**
 * Paths where all rows have as many elements beside each other: there an element is known by its place among them, whether or not those before
 * it say anything. A row that leaves a column empty has the others where they were. Elements of several names are, if those of all rows are
 * called the same one after the other.
 */
function columnedPaths(contents: RowContent[], steps: Set<Element>[]): ReadonlyMap<string, InRows> {
  const paths = new Map<string, InRows>();
  contents.forEach(({ row }, index) => {
    for (const element of steps[index] ?? []) {
      const path = tagPath(row, element);
      const inRows = paths.get(path) ?? { sizes: new Set(), called: new Set() };
      const columns = isBeside(row, element) ? null : columnsBeside(element);
      paths.set(path, inRows);
      inRows.sizes.add(columns?.places.size ?? 0);
      inRows.called.add(columns?.called ?? '');
    }
  });
  return new Map([...paths].filter(([, { sizes }]) => sizes.size === 1 && !sizes.has(0)));
}

/** Paths where some row has several siblings with one tag, so that the tag alone is ambiguous. */
function crowdedPaths(contents: RowContent[], steps: Set<Element>[]): Set<string> {
  const crowded = new Set<string>();
  contents.forEach(({ row }, index) => {
    const seen = new Map<Element, Set<string>>();
    for (const element of steps[index] ?? []) {
      const parent = flatParent(element) ?? row;
      const tags = seen.get(parent) ?? new Set();
      seen.set(parent, tags);
      if (tags.has(element.localName)) crowded.add(tagPath(row, element));
      tags.add(element.localName);
    }
  });
  return crowded;
}

function tagPath(row: Element, element: Element): string {
  return pathDown(row, element)
    .map(({ localName }) => localName)
    .join('/');
}
