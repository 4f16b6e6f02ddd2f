import { announcedCount } from '../records/announced-count';
import type { ListPart, Part } from './part';

/** Average characters. Shorter rows are menus and options, whose number no page announces. */
const leastText = 10;
const leastRows = 4;

/** Records on the list with the longest rows the total the page announces ("244 results"), if greater than its rows. */
export function announceTotal(parts: readonly Part[]): void {
  const lists = parts.filter((part) => part.kind === 'list');
  const largest = lists.toSorted((one, other) => lengthOf(other) - lengthOf(one))[0];
  if (!largest || largest.rows.length < leastRows || lengthOf(largest) < leastText * largest.rows.length) return;
  const count = announcedCount(largest.list, largest.rows);
  if (count !== null && count > largest.rows.length) largest.announced = count;
}

/** The length of the rows, from a sample. */
function lengthOf({ rows }: ListPart): number {
  const sample = rows.slice(0, 5);
  const length = sample.reduce((sum, row) => sum + (row.textContent?.trim().length ?? 0), 0);
  return (length / Math.max(sample.length, 1)) * rows.length;
}
