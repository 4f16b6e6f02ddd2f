import type { Row } from '@/domain/page/page-readings';

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
      const count = (seen.get(row.key) ?? 0) + 1;
      seen.set(row.key, count);
      return { key: count === 1 ? row.key : `${row.key}#${count}`, row };
    });
}

/** Whether a row identifies its posting by site id or address. */
export function hasOwnIdentity({ fields }: Row): boolean {
  return Boolean(fields.siteJobId || fields.url);
}
