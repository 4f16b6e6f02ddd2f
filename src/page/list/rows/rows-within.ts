import { closestAmong } from '@/page/dom/tree/flat-tree';
import type { ElementGroup } from './find-groups';

/** Possible rows, and how strongly one of them suggests a job on average. */
export interface ScoredRows {
  group: ElementGroup;
  /** Those of them with text, and those whose text has yet to be drawn: a hidden part that is filled once its row is opened is neither. */
  standing: ElementGroup;
  signs: number;
}

/** Share of an element's signs that what stands in it has to have to be rows itself: chips and places of a row have less. */
const leastOfSigns = 0.6;
/** Share of a group's elements that must hold such rows, unless one of them holds more than the group has: a row may list a few similar jobs. */
const leastHolding = 0.8;

/** How many rows of another group an element of this one holds at most: with more than one, they are the rows, and this is what parts them. */
export function mostRowsWithin({ group, signs }: ScoredRows, others: readonly ScoredRows[]): number {
  const counts = others.flatMap((other) =>
    other.group !== group && other.signs >= signs * leastOfSigns ? [countWithin(group, other.standing)] : [],
  );
  return Math.max(1, ...counts);
}

function countWithin(group: ElementGroup, inner: ElementGroup): number {
  const holders = new Set(group);
  const counts = new Map<Element, number>();
  for (const element of inner) {
    const holder = closestAmong(element, holders);
    if (!holder) return 0;
    counts.set(holder, (counts.get(holder) ?? 0) + 1);
  }
  const most = Math.max(0, ...counts.values());
  return counts.size >= group.length * leastHolding || most > group.length ? most : 0;
}
