import { placeInAddress } from './page-step';

/** What the page shows of its results. */
export interface Shown {
  /** Rows on the page. */
  rows: number;
  /** Results that the page announces. */
  announced: number;
  /** First and last result shown, where the page says so ("26–50 of 60"). */
  range: { first: number; last: number } | null;
}

/** A page may show an advertisement among its rows, or leave one out: the size is looked for this near. Rows. */
const nearSize = 3;

/**
 * The address of the next page, where the one shown carries the number of its page or the row it starts from; null where it carries
 * neither, or what is shown is all there is.
 */
export function nextAddress(here: URL, { rows, announced, range }: Shown): string | null {
  const place = placeInAddress(here);
  if (!place || rows === 0 || announced <= rows) return null;
  if (range && range.last >= announced) return null;
  if (place.kind === 'offset') {
    const step = range ? range.last - range.first + 1 : stepOf(place.value, rows);
    return place.value + step >= announced ? null : place.withValue(place.value + step);
  }
  // Pages counted from 0 show one more than their number says; from 1 on the smaller count is the safe one.
  const shown = Math.max(1, place.value) * rows;
  return shown >= announced ? null : place.withValue(place.value + 1);
}

/** How many rows a page has: the offset is a multiple of it. */
function stepOf(offset: number, rows: number): number {
  if (offset === 0 || offset % rows === 0) return rows;
  for (let away = 1; away <= nearSize; away += 1) {
    const size = [rows - away, rows + away].find((candidate) => candidate > 0 && offset % candidate === 0);
    if (size !== undefined) return size;
  }
  return rows;
}
