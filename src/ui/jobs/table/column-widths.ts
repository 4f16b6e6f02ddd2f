import type { JobColumnName } from '@/domain/job/job-query';

/** The minimum width, rem, and the share of the remaining space. */
const widths: Record<JobColumnName, [number, number]> = {
  title: [12, 2.4],
  company: [7, 1.4],
  location: [6.5, 1.2],
  salary: [8, 1.4],
  posted: [4.5, 0.3],
  status: [6, 0.2],
  match: [4.5, 1],
  applyType: [6, 0.1],
  remoteType: [5, 0.1],
  employmentType: [6, 0.4],
  site: [6.5, 0.8],
  tags: [7, 0.6],
  found: [5, 0.3],
};

/** The checkbox, the link, and a row's padding. */
const ends = { box: 1.5, link: 2, padding: 1 };
const gap = 0.75;

/** The grid tracks of the table for these columns, as CSS, and the table's minimum width. */
export function columnWidths(shown: readonly JobColumnName[]): { tracks: string; least: string } {
  const tracks = shown.map((name) => `minmax(${widths[name][0]}rem, ${widths[name][1]}fr)`);
  const least = shown.reduce((sum, name) => sum + widths[name][0] + gap, ends.box + ends.link + ends.padding + gap);
  return { tracks: `${ends.box}rem ${tracks.join(' ')} ${ends.link}rem`, least: `${least}rem` };
}
