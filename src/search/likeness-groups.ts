import type { RowColumns } from '@/search/row-columns';

/** Jobs of different sites that may be the same. */
export interface LikenessGroups {
  /** Rows that may be the same job, in the store's order. */
  alike(row: number): number[];
}

export function createLikenessGroups(rows: RowColumns): LikenessGroups {
  const { likeness, site, distinctFrom } = rows.columns;
  const groups = new Map<number, number[]>();
  for (const row of rows.inStoreOrder()) {
    const code = likeness.code(row);
    if (code < 0) continue;
    const group = groups.get(code);
    if (group) group.push(row);
    else groups.set(code, [row]);
  }
  const isDistinct = (one: number, other: number) => distinctFrom[one]?.includes(rows.ids[other] ?? '') ?? false;
  return {
    alike: (row) =>
      (groups.get(likeness.code(row)) ?? []).filter(
        (other) => site.code(other) !== site.code(row) && !isDistinct(row, other) && !isDistinct(other, row),
      ),
  };
}
