import { announcedCount } from '../records/announced-count';
import type { ListPart, Part } from './part';

/** Shorter rows are menus and choices, of which no page tells the number. Characters, on average. */
const leastText = 10;
const leastRows = 4;

/** Notes at the list that says most how many rows the page names in all ("244 results"), where those are more than it holds. */
export function announceTotal(parts: readonly Part[]): void {
  const lists = parts.filter((part) => part.kind === 'list');
  const largest = lists.toSorted((one, other) => lengthOf(other) - lengthOf(one))[0];
  if (!largest || largest.rows.length < leastRows || lengthOf(largest) < leastText * largest.rows.length) return;
  const count = announcedCount(largest.list, largest.rows);
  if (count !== null && count > largest.rows.length) largest.announced = count;
}

/** How long the rows are, by the first ones. */
function lengthOf({ rows }: ListPart): number {
  const sample = rows.slice(0, 5);
  const length = sample.reduce((sum, row) => sum + (row.textContent?.trim().length ?? 0), 0);
  return (length / Math.max(sample.length, 1)) * rows.length;
}
