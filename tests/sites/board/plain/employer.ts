import type { BoardJob, DescriptionBlock } from '../jobs/board-job.ts';
import { slugOf } from '../jobs/companies.ts';

/** The one company whose career page this is. Its rows do not repeat its name. */
export const employer = 'Halden Group';

/** Every fourth job of the board, as if this company had posted it: 61. */
export function employerJobs(jobs: readonly BoardJob[]): BoardJob[] {
  return jobs.filter((_, index) => index % 4 === 0).map(asEmployer);
}

function asEmployer(job: BoardJob): BoardJob {
  const rename = (text: string) => text.replaceAll(job.company.name, employer);
  const renameBlock = (block: DescriptionBlock): DescriptionBlock =>
    block.kind === 'list' ? { ...block, items: block.items.map(rename) } : { ...block, text: rename(block.text) };
  return {
    ...job,
    company: { name: employer, slug: 'halden-group', industry: 'Conglomerate', hue: 260 },
    description: job.description.map(renameBlock),
  };
}

export function careerPath(job: BoardJob): string {
  return `/plain/careers/${job.id}-${slugOf(job.title)}`;
}

export function careerApplyPath(job: BoardJob): string {
  return `/plain/careers/apply/${job.id}`;
}
