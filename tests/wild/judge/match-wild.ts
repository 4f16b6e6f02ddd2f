import type { Job } from '@/domain/job/job';
import { fold } from '../../score/match-jobs.ts';
import type { TrueJob } from '../truth.ts';
import { isRightPlace, isRightUrl } from './is-right.ts';

/** Which stored jobs are which jobs of the site. */
export interface MatchedWild {
  /** By the site's number; more than one where a job was stored again. */
  byJob: Map<string, Job[]>;
  /** Stored, and no job of the site. */
  strays: Job[];
}

type Tell = (stored: Job, job: TrueJob) => boolean;

/** The surest first: what only the posting says, its address, then what the row says. */
const tells: readonly Tell[] = [
  ({ description }, { reference }) => description?.includes(reference) === true,
  ({ url }, { fields }) => url !== null && isRightUrl(url, fields.url),
  (stored, { fields, places }) => isTitle(stored, fields) && isRightPlace(stored.location, places),
  (stored, { fields, places }) => isTitle(stored, fields) && fold(stored.location ?? '').includes(places[0] ?? ' '),
  (stored, { fields }) => isTitle(stored, fields),
];

/** A job that could be several is taken for one that has none yet. */
export function matchWild(stored: readonly Job[], jobs: readonly TrueJob[]): MatchedWild {
  const byJob = new Map<string, Job[]>();
  let rest = [...stored];
  for (const tell of tells) {
    rest = rest.filter((one) => {
      const possible = jobs.filter((job) => tell(one, job));
      const job = possible.find(({ id }) => !byJob.has(id)) ?? possible[0];
      if (job) byJob.set(job.id, [...(byJob.get(job.id) ?? []), one]);
      return !job;
    });
  }
  return { byJob, strays: rest };
}

function isTitle({ title }: Job, { title: right }: TrueJob['fields']): boolean {
  return right.some((one) => fold(one ?? '') === fold(title));
}
