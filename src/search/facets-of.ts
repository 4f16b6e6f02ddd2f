import type { JobFacets } from '@/search/job-search';
import { type RowColumns, tagsOfColumn } from '@/search/row-columns';
import type { TextColumn } from '@/search/text-column';

/** What the listed jobs can be filtered by; most frequent first. */
export function facetsOf(rows: RowColumns): JobFacets {
  const { site, tags, currency } = rows.columns;
  const byTag = new Map<string, number>();
  for (const { value, count } of countTexts(tags, rows)) {
    for (const tag of tagsOfColumn(value)) byTag.set(tag, (byTag.get(tag) ?? 0) + count);
  }
  return {
    sites: countTexts(site, rows),
    tags: [...byTag].map(([value, count]) => ({ value, count })).sort((one, other) => other.count - one.count),
    currencies: countTexts(currency, rows).map(({ value }) => value),
  };
}

function countTexts(column: TextColumn, rows: RowColumns): { value: string; count: number }[] {
  const counts = new Array<number>(column.texts.length).fill(0);
  for (const row of rows.inStoreOrder()) {
    const code = column.code(row);
    if (code >= 0) counts[code] = (counts[code] ?? 0) + 1;
  }
  return column.texts
    .map((value, code) => ({ value, count: counts[code] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
}
