/** Rows per page: few, since every key typed into the search waits for the visible ones. */
export const pageSize = 25;

/** Rows read before and after the visible ones, for a little scrolling. */
export const overscanRows = 10;

/** Pages kept before and after the visible ones. */
const pagesAround = 4;

/** Page numbers from 0, both inclusive. */
export interface Pages {
  first: number;
  last: number;
}

export const startOfPage = (page: number): number => page * pageSize;

/** The pages of rows from `from` (inclusive) to `to` (exclusive). */
export function pagesOf(from: number, to: number): Pages {
  return { first: pageOf(from), last: pageOf(Math.max(from, to - 1)) };
}

export const allPages = ({ first, last }: Pages): number[] =>
  Array.from({ length: last - first + 1 }, (_, place) => first + place);

/** Whether a row is kept while these pages are visible. */
export function isNearPages(index: number, { first, last }: Pages): boolean {
  const page = pageOf(index);
  return page >= first - pagesAround && page <= last + pagesAround;
}

const pageOf = (index: number): number => Math.floor(Math.max(0, index) / pageSize);
