import type { CollectedItem } from '@/domain/job/collected-item';
import { byteOrderMark, csvLine, lineEnd } from '@/store/files/csv-line';
import { protectFormula } from '@/store/files/formula-protection';

/** Names of all fields, in the order in which they were met. */
export function columnsOf(items: readonly Pick<CollectedItem, 'data'>[]): string[] {
  return [...new Set(items.flatMap(({ data }) => Object.keys(data)))];
}

/** Items as CSV (RFC 4180), safe to open in a spreadsheet. */
export function itemsAsCsv(items: readonly Pick<CollectedItem, 'type' | 'data'>[]): string {
  const columns = columnsOf(items);
  const rows = items.map(({ type, data }) => [type, ...columns.map((name) => textOf(data[name]))]);
  const lines = [['type', ...columns], ...rows].map((cells) => csvLine(cells.map(protectFormula)));
  return byteOrderMark + lines.join(lineEnd);
}

export function itemsAsJson(items: readonly Pick<CollectedItem, 'type' | 'data'>[]): string {
  return JSON.stringify(
    items.map(({ type, data }) => ({ type, ...data })),
    null,
    2,
  );
}

function textOf(value: unknown): string {
  return value === undefined || value === null ? '' : String(value);
}
