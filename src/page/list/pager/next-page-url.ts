import { pageNumberPlace } from './page-step';

/** The results a page shows. */
export interface ShownResults {
  /** Rows on the page. */
  rows: number;
  /** Results it announces. */
  announced: number;
  /** First and last result shown, if the page says so ("26–50 of 60"). */
  range: { first: number; last: number } | null;
}

/** Rows. Pages may contain an ad or omit a row, so the page size is searched for this near. */
const nearSize = 3;

/**
 * The next page's address, if the current one contains the page number or first row; null if neither, or if everything is shown already.
 */
export function nextPageUrl(here: URL, { rows, announced, range }: ShownResults): string | null {
  const place = pageNumberPlace(here);
  if (!place || rows === 0 || announced <= rows) return null;
  if (range && range.last >= announced) return null;
  if (place.kind === 'offset') {
    const step = range ? range.last - range.first + 1 : stepOf(place.value, rows);
    return place.value + step >= announced ? null : place.withValue(place.value + step);
  }
  // Zero-based pages show one page more than their number says; the smaller count is safe.
  const shown = Math.max(1, place.value) * rows;
  return shown >= announced ? null : place.withValue(place.value + 1);
}

/** Rows per page: the offset is a multiple of it. */
function stepOf(offset: number, rows: number): number {
  if (offset === 0 || offset % rows === 0) return rows;
  for (let away = 1; away <= nearSize; away += 1) {
    const size = [rows - away, rows + away].find((candidate) => candidate > 0 && offset % candidate === 0);
    if (size !== undefined) return size;
  }
  return rows;
}
