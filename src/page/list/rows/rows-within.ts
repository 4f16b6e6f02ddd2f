import { closestAmong } from '@/page/dom/tree/flat-tree';
import { countShapedAlike } from './element-shape';
import type { ElementGroup } from './find-groups';

/** Possible rows, and how strongly one of them suggests a job on average. */
export interface ScoredRows {
  group: ElementGroup;
  /** Those of them that can be seen, or all where nothing can. */
  standing: ElementGroup;
  signs: number;
}

/** Share of an element's signs that what stands in it has to have to be rows itself: chips and places of a row have less. */
const leastOfSigns = 0.6;
/** Share of a group's elements that must hold such rows, unless one of them holds more than the group has: a row may list a few similar jobs. */
const leastHolding = 0.8;

/** A few rows have a link more than the others: to the job's advertisement, or to a map. */
const mostExtra = 2;

/** How many rows of another group an element of this one holds at most: with more than one, they are the rows, and this is what parts them. */
export function mostRowsWithin({ group, signs }: ScoredRows, others: readonly ScoredRows[]): number {
  const counts = others.flatMap((other) =>
    other.group !== group && other.signs >= signs * leastOfSigns ? [countWithin(group, other.standing)] : [],
  );
  return Math.max(1, ...counts);
}

function countWithin(group: ElementGroup, inner: ElementGroup): number {
  const holders = new Set(group);
  const held = new Map<Element, Element[]>();
  for (const element of inner) {
    const holder = closestAmong(element, holders);
    if (!holder) return 0;
    const before = held.get(holder);
    if (before) before.push(element);
    else held.set(holder, [element]);
  }
  const ofOnePosting = [...held.values()].filter(leadToTheSame);
  if (ofOnePosting.length >= held.size * leastHolding) return 1;
  const most = Math.max(0, ...Array.from(held.values(), countAlike));
  const single = [...held.values()].filter(({ length }) => length === 1);
  if (most === mostExtra && single.length >= held.size * leastHolding) return 1;
  return held.size >= group.length * leastHolding || most > group.length ? most : 0;
}

/** Whether all lead to one address, as the cells of a table's row may: they are parts of what it is about. */
function leadToTheSame(elements: readonly Element[]): boolean {
  const links = elements.map((element) => element.closest('a[href]') ?? element.querySelector('a[href]'));
  const addresses = new Set(links.map((link) => (link instanceof HTMLAnchorElement ? link.href : '')));
  return elements.length > 1 && addresses.size === 1 && /^https?:[^#]+$/.test([...addresses].join());
}

/** Elements compared of one holder: more of them are rows. */
const mostCompared = 12;

/** How many are built alike: the facts of a row and the posting that is opened below them are not. */
function countAlike(elements: readonly Element[]): number {
  return elements.length === 1 || elements.length > mostCompared ? elements.length : countShapedAlike(elements);
}
