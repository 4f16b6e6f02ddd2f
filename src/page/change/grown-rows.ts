import type { SnapshotPart } from '@/page/snapshot/snapshot-part';
import { textBeginning } from './text-beginning';

/** How high the rows of a page's lists are, in CSS pixels. */
export type RowHeights = Map<Element, number>;

/** CSS pixels: more than a row gains by being marked as the chosen one. */
const leastGrowth = 30;
/** Where more rows grow at once, they are still being drawn. */
const mostGrown = 2;
const longestRow = 100;

export function rowHeights(parts: readonly SnapshotPart[]): RowHeights {
  const rows = parts.flatMap((part) => (part.kind === 'list' ? part.rows : []));
  return new Map(rows.map((row) => [row, row.getBoundingClientRect().height]));
}

/** The beginnings of rows that show more than before, as those that unfold: what they show now may be far from their beginning. */
export function grownRows(before: RowHeights, after: RowHeights): string[] {
  const grown = [...after].filter(([row, height]) => {
    const was = before.get(row) ?? 0;
    return was > 0 && height >= was + leastGrowth;
  });
  return grown.length > mostGrown ? [] : grown.map(([row]) => textBeginning(row, longestRow));
}
