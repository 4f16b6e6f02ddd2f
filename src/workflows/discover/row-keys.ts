import type { Row } from '@/domain/reading';

/** A row that shows its job, with the key that it goes by in this run. */
export interface KeyedRow {
  key: string;
  row: Row;
}

/**
 * The rows that show their jobs. Rows that carry neither id nor address are told apart by their place among rows of the same
 * text: only a press shows whether they are one job.
 */
export function keyedRows(rows: readonly Row[]): KeyedRow[] {
  const seen = new Map<string, number>();
  return rows
    .filter(({ isRendered, fields }) => isRendered && fields.title)
    .map((row) => {
      if (isNamed(row)) return { key: row.key, row };
      const count = (seen.get(row.key) ?? 0) + 1;
      seen.set(row.key, count);
      return { key: count === 1 ? row.key : `${row.key}#${count}`, row };
    });
}

/** Whether a row says by itself which posting it is: by the site's id or by an address. */
export function isNamed({ fields }: Row): boolean {
  return Boolean(fields.siteJobId || fields.url);
}
