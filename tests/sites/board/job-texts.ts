import type { BoardJob, Workplace } from './jobs/board-job.ts';

const workplaceNames: Record<Workplace, string> = { 'on-site': 'On-site', hybrid: 'Hybrid', remote: 'Remote' };

export function workplaceName(job: BoardJob): string {
  return workplaceNames[job.workplace];
}

/** "Berlin, Germany". */
export function placeText({ place }: BoardJob): string {
  return `${place.city}, ${place.country}`;
}

/** "Berlin, Germany (Hybrid)": as the rows of the lists have it. */
export function locationText(job: BoardJob): string {
  return `${placeText(job)} (${workplaceName(job)})`;
}

/** "1 result", "244 results". */
export function countText(count: number): string {
  return `${count} ${count === 1 ? 'result' : 'results'}`;
}

/** "platform engineer in Berlin": what a list is headed with. */
export function searchText({ keywords, location }: { keywords: string; location: string }): string {
  return `${keywords.trim() || 'All jobs'}${location.trim() && ` in ${location.trim()}`}`;
}
