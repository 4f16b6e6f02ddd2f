import type { BoardJob } from '../jobs/board-job.ts';
import { slugOf } from '../jobs/companies.ts';

/** `/guest/jobs/view/platform-engineer-at-quillwright-4012345678`: readable, with the id at its end. */
export function guestPostingPath(job: BoardJob): string {
  return `/guest/jobs/view/${slugOf(`${job.title} at ${job.company.name}`)}-${job.id}`;
}
