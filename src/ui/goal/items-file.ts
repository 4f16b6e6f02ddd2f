import type { CollectedItem } from '@/domain/job/collected-item';
import { protectFormula } from '@/store/files/formula-protection';

/** Names of all fields, in the order in which they were met. */
export function columnsOf(items: readonly Pick<CollectedItem, 'data'>[]): string[] {
  return [...new Set(items.flatMap(({ data }) => Object.keys(data)))];
}

/** Items as CSV (RFC 4180), safe to open in a spreadsheet. */
export function itemsAsCsv(items: readonly Pick<CollectedItem, 'type' | 'data'>[]): string {
  const columns = columnsOf(items);
  const rows = items.map(({ type, data }) => [type, ...columns.map((name) => textOf(data[name]))]);
  // The mark tells spreadsheets that the file is UTF-8.
  return `\uFEFF${[['type', ...columns], ...rows].map(lineOf).join('\r\n')}`;
}

export function itemsAsJson(items: readonly Pick<CollectedItem, 'type' | 'data'>[]): string {
  return JSON.stringify(
    items.map(({ type, data }) => ({ type, ...data })),
    null,
    2,
  );
}

function lineOf(cells: readonly string[]): string {
  return cells.map(cellOf).join(',').toWellFormed();
}

function cellOf(text: string): string {
  const safe = protectFormula(text);
  return /[",\r\n\uFEFF]|^ | $/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function textOf(value: unknown): string {
  return value === undefined || value === null ? '' : String(value);
}
