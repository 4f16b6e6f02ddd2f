import type { Row } from '@/domain/page/page-readings';
import { comparableTitle } from '@/jobs/identity/comparable-names';

/**
 * Takes an id from rows that have it in common and differ in title and address: what was taken for an id, as the year in some titles, is none
 * there, and only one of them would be kept. A posting shown twice has one title.
 */
export function withoutSharedIds(rows: Row[]): Row[] {
  const byId = Map.groupBy(rows, ({ fields }) => fields.siteJobId);
  byId.delete(undefined);
  const shared = new Set([...byId.values()].filter(areSeveral).flat());
  return shared.size === 0 ? rows : rows.map((row) => (shared.has(row) ? withoutId(row) : row));
}

function areSeveral(rows: readonly Row[]): boolean {
  const titles = new Set(rows.map(({ fields }) => comparableTitle(fields.title ?? '')));
  const addresses = new Set(rows.map(({ fields }) => fields.url));
  return titles.size > 1 && addresses.size >= titles.size && !addresses.has(undefined);
}

function withoutId(row: Row): Row {
  const { siteJobId: _, ...fields } = row.fields;
  return { ...row, key: fields.url ?? row.key, fields };
}
