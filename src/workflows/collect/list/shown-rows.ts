import type { DiscoveryContext } from '@/workflows/discovery';
import { type KeyedRow, keyedRows } from './row-keys';

/** The keys of the rows that show, where the page holds others that it hides, as behind a pager of its own; null where it hides none. */
export async function keysBesideHidden(discovery: DiscoveryContext): Promise<string[] | null> {
  const rows = await rowsNow(discovery);
  const shown = rows.filter(isShown).map(({ key }) => key);
  return shown.length > 0 && rows.some(isHidden) ? shown : null;
}

/** Whether a row shows that was not among these. */
export async function showsOthers(discovery: DiscoveryContext, before: readonly string[]): Promise<boolean> {
  return (await rowsNow(discovery)).some((one) => isShown(one) && !before.includes(one.key));
}

/** Whether the page holds one of these rows, which only a press opens, and hides it beside others. */
export async function hidesAny(discovery: DiscoveryContext, keys: ReadonlySet<string>): Promise<boolean> {
  const rows = await rowsNow(discovery);
  return rows.some(isShown) && rows.some((one) => isHidden(one) && !one.row.fields.url && keys.has(one.key));
}

async function rowsNow({ run, tab }: DiscoveryContext): Promise<KeyedRow[]> {
  const { recipe } = run.run.state;
  return recipe ? keyedRows((await tab.ask('read-rows', recipe)).rows) : [];
}

const isShown = ({ row }: KeyedRow): boolean => row.ref !== null;

const isHidden = ({ row }: KeyedRow): boolean => row.ref === null && row.isRendered;
