import type { BoardJob } from './jobs/board-job.ts';

export const rowsPerPage = 25;

/**
 * The rows of each result page. Two promoted jobs come first and are repeated on every later page, at the top and in the
 * middle, as boards do: a later page holds 23 new jobs at most, and the rows are more than the results that are counted.
 */
export function paginate(found: readonly BoardJob[]): BoardJob[][] {
  const sponsors = found.filter((job) => job.isPromoted).slice(0, 2);
  const queue = [...sponsors, ...found.filter((job) => !sponsors.includes(job))];
  const pages = [queue.splice(0, rowsPerPage)];
  while (queue.length > 0) {
    const fresh = queue.splice(0, rowsPerPage - sponsors.length);
    pages.push([...sponsors.slice(0, 1), ...fresh.slice(0, 6), ...sponsors.slice(1), ...fresh.slice(6)]);
  }
  return pages;
}
