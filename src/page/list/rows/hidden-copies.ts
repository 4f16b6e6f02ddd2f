import { rawText } from '@/page/dom/text/raw-text';

/**
 * Without the hidden rows that say and link to what a row that shows does: many pages hold their list twice, for wide screens and for narrow
 * ones.
 */
export function withoutHiddenCopies(
  rows: readonly Element[],
  isDisplayed: (row: Element) => boolean,
): readonly Element[] {
  const { shown = [], hidden = [] } = Object.groupBy(rows, (row) => (isDisplayed(row) ? 'shown' : 'hidden'));
  if (shown.length === 0 || hidden.length === 0) return rows;
  const said = new Set(shown.map(whatItSays));
  const copies = new Set(hidden.filter((row) => rawText(row) !== '' && said.has(whatItSays(row))));
  return rows.filter((row) => !copies.has(row));
}

/** Its text without spaces, which markup of another shape may part otherwise, and where its links lead. */
function whatItSays(row: Element): string {
  const links = Array.from(row.querySelectorAll('a[href]'), (link) => link.getAttribute('href'));
  return [rawText(row).replaceAll(/\s/gu, ''), row.getAttribute('href'), ...links].join('\n');
}
