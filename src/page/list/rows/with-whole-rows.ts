import type { LearnedRecipe, Row } from '@/domain/page/page-readings';
import type { ElementGroup } from './find-groups';
import { learnList } from './learn-list';
import { rowElements } from './read-rows';
import type { RowPart } from './row-parts';
import { widenRows } from './widen-rows';

/**
 * What was learned of some elements of a group, with its rows as wide as they go. Two columns of a card are a group that cannot be widened; once
 * only one of them has a title, what stands around it, as pay and date below both, is the row's too, if it is then read no differently.
 */
export function withWholeRows(
  learned: LearnedRecipe,
  group: ElementGroup,
  partsOfRow: (row: Element) => RowPart[],
): LearnedRecipe {
  const rows = [...rowElements(learned.recipe)];
  if (rows.length === 0 || rows.length >= group.length) return learned;
  const wide = widenRows(rows);
  const whole = wide === rows ? null : learnList(wide, partsOfRow);
  return whole && keepsValues(whole.reading.rows, learned.reading.rows) ? whole : learned;
}

/** What tells rows apart and must read the same. */
const kept = ['title', 'company', 'location', 'url'] as const;

/** Whether every row says all that it said before. */
function keepsValues(rows: readonly Row[], before: readonly Row[]): boolean {
  const keeps = (was: Row, is: Row | undefined) =>
    kept.every((field) => was.fields[field] === undefined || was.fields[field] === is?.fields[field]);
  return rows.length === before.length && before.every((row, index) => keeps(row, rows[index]));
}
