import type { BoardJob } from './board-job.ts';

/** The day on which the board's time stands still: its texts ("3 weeks ago") stay true to its dates. */
const today = Date.UTC(2026, 10, 16);
const dayMs = 86_400_000;

/** YYYY-MM-DD. */
export function postedDate({ daysAgo }: Pick<BoardJob, 'daysAgo'>): string {
  return new Date(today - daysAgo * dayMs).toISOString().slice(0, 10);
}

/** "5 hours ago", "3 weeks ago". */
export function postedText({ daysAgo, hoursAgo }: Pick<BoardJob, 'daysAgo' | 'hoursAgo'>): string {
  if (daysAgo === 0) return ago(hoursAgo, 'hour');
  if (daysAgo < 7) return ago(daysAgo, 'day');
  if (daysAgo < 30) return ago(Math.floor(daysAgo / 7), 'week');
  return ago(Math.floor(daysAgo / 30), 'month');
}

/** "12 October 2026". */
export function postedDay(job: Pick<BoardJob, 'daysAgo'>): string {
  const day = new Date(postedDate(job));
  return day.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
}

function ago(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}
