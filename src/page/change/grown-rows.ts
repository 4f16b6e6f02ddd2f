import { rawText } from '@/page/dom/text/raw-text';
import { rowBeginning } from './list-changes';

/** What a row of a list shows: its height in CSS pixels, and how many characters it holds. */
interface RowSize {
  height: number;
  length: number;
}

export type RowSizes = Map<Element, RowSize>;

/** CSS pixels that a row gains by text that came into it, and by text that was in it: a mark or a late picture may take some, too. */
const leastGrowth = { byNewText: 30, byKnownText: 100 };
/** Where more rows grow at once, they are still being drawn. */
const mostGrown = 2;

export function rowSizes(rows: readonly Element[]): RowSizes {
  return new Map(rows.map((row) => [row, { height: row.getBoundingClientRect().height, length: rawText(row).length }]));
}

/**
 * The beginnings of rows that unfolded: what they show now may stand far behind the beginning that a row is known by. `isKnown`:
 * what is told of such a row already.
 */
export function grownRows(
  before: RowSizes,
  after: RowSizes,
  isKnown: (row: Element, text: string) => boolean,
): string[] {
  const grown = [...after].filter(([row, { height, length }]) => {
    const was = before.get(row);
    if (was === undefined || was.height === 0) return false;
    return height - was.height >= (length > was.length ? leastGrowth.byNewText : leastGrowth.byKnownText);
  });
  if (grown.length > mostGrown) return [];
  return grown.flatMap(([row]) => {
    const text = rowBeginning(row);
    return isKnown(row, text) ? [] : [text];
  });
}
