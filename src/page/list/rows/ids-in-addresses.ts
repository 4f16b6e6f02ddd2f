import type { Row } from '@/domain/page/page-readings';
import { comparableTitle } from '@/jobs/identity/comparable-names';
import { canonicalUrl, droppedValues } from '@/url/canonical-url';

/**
 * Gives an id to rows that have another title each and one address but for a parameter that elsewhere says how a visitor came: here it says
 * which posting it is. Their keys stay, as another reading may show one of them alone.
 */
export function withIdsInAddresses(rows: Row[]): Row[] {
  const nameless = rows.filter(({ fields }) => fields.siteJobId === undefined && fields.url?.includes('?'));
  const byAddress = Map.groupBy(nameless, ({ fields }) => canonicalUrl(fields.url ?? '') ?? undefined);
  byAddress.delete(undefined);
  const ids = new Map([...byAddress.values()].filter(({ length }) => length > 1).flatMap(idsIn));
  return ids.size === 0 ? rows : rows.map((row) => withId(row, ids.get(row)));
}

function idsIn(rows: readonly Row[]): [Row, string][] {
  if (countOf(rows, titleOf) < 2) return [];
  const values = new Map(rows.map((row) => [row, droppedValues(row.fields.url ?? '')]));
  const names = new Set([...values.values()].flatMap((dropped) => [...dropped.keys()]));
  const valueIn = (name: string) => (row: Row) => values.get(row)?.get(name) || undefined;
  const name = [...names].find((one) => tellsApart(rows, valueIn(one)));
  return name === undefined ? [] : rows.flatMap((row): [Row, string][] => [[row, valueIn(name)(row) ?? '']]);
}

/** Every row has a value, and none is that of two titles. */
function tellsApart(rows: readonly Row[], valueIn: (row: Row) => string | undefined): boolean {
  if (rows.some((row) => valueIn(row) === undefined)) return false;
  return countOf(rows, valueIn) === countOf(rows, (row) => `${valueIn(row)} ${titleOf(row)}`);
}

function countOf(rows: readonly Row[], valueIn: (row: Row) => string | undefined): number {
  return new Set(rows.map(valueIn)).size;
}

const titleOf = ({ fields }: Row): string => comparableTitle(fields.title ?? '');

function withId(row: Row, siteJobId: string | undefined): Row {
  return siteJobId === undefined ? row : { ...row, fields: { ...row.fields, siteJobId } };
}
