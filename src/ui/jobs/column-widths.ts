import type { JobColumnName } from '@/domain/job-query';

/** The least width, rem, and the share of the room that is left over. */
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

/** The box, the link, and the padding of a row. */
const ends = { box: 1.5, link: 2, padding: 1 };
const gap = 0.75;

/** The tracks of the table's grid for these columns, as CSS, and the least width of the table. */
export function columnWidths(shown: readonly JobColumnName[]): { tracks: string; least: string } {
  const tracks = shown.map((name) => `minmax(${widths[name][0]}rem, ${widths[name][1]}fr)`);
  const least = shown.reduce((sum, name) => sum + widths[name][0] + gap, ends.box + ends.link + ends.padding + gap);
  return { tracks: `${ends.box}rem ${tracks.join(' ')} ${ends.link}rem`, least: `${least}rem` };
}
