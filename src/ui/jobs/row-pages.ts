/** Rows are read in pages of this many: few, since every key that is typed into the search waits for those in view. */
export const pageSize = 25;

/** Rows that are read before and after those in view, so that a little scrolling finds them there. */
export const rowsAhead = 10;

/** Pages that are kept before and after those in view. */
const pagesAround = 4;

/** Pages by number from 0, both inclusive. */
export interface Pages {
  first: number;
  last: number;
}

export const pageStart = (page: number): number => page * pageSize;

/** The pages that rows from `from` (inclusive) to `to` (exclusive) are on. */
export function pagesOf(from: number, to: number): Pages {
  return { first: pageOf(from), last: pageOf(Math.max(from, to - 1)) };
}

export const allPages = ({ first, last }: Pages): number[] =>
  Array.from({ length: last - first + 1 }, (_, place) => first + place);

/** Whether a row is kept while these pages are in view. */
export function isNear(index: number, { first, last }: Pages): boolean {
  const page = pageOf(index);
  return page >= first - pagesAround && page <= last + pagesAround;
}

const pageOf = (index: number): number => Math.floor(Math.max(0, index) / pageSize);
