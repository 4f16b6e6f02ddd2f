import type { Row } from '@/domain/page/page-readings';
import { parsePosted } from '@/language/dates/posted-date';

/** A rendered row, with its key in this run. */
export interface KeyedRow {
  key: string;
  row: Row;
}

/**
 * The rendered rows. Those without id and address are distinguished by position among rows with the same text: only a press shows whether
 * they are one job.
 */
export function keyedRows(rows: readonly Row[]): KeyedRow[] {
  const seen = new Map<string, number>();
  return rows
    .filter(({ isRendered, fields }) => isRendered && fields.title)
    .map((row) => {
      if (hasOwnIdentity(row)) return { key: row.key, row };
      const key = textKeyOf(row);
      const count = (seen.get(key) ?? 0) + 1;
      seen.set(key, count);
      return { key: count === 1 ? key : `${key}#${count}`, row };
    });
}

/** Two openings of one title may differ in their day or pay alone, and a list that recycles its rows never shows both at once. */
function textKeyOf({ key, fields }: Row): string {
  const day = parsePosted(fields.postedText ?? '', fields.postedDate ?? null, anyMoment);
  return [key, day, fields.salaryText].filter(Boolean).join('|');
}

/** "3 days ago" is counted back from it: later than every date that a page states, and the same at each look. */
const anyMoment = '2999-01-02T12:00:00.000Z';

/** Whether a row identifies its posting by site id or address. */
export function hasOwnIdentity({ fields }: Row): boolean {
  return Boolean(fields.siteJobId || fields.url);
}
