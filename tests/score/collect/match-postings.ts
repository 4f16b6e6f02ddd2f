import type { Job } from '@/domain/job/job';
import { canonicalUrl } from '@/url/canonical-url';
import type { TruePosting } from '../../sites/collect-truth/true-posting';
import { fold } from '../match-jobs';

/** Which stored jobs are which postings. */
export interface Matched {
  /** The jobs stored of each posting that any were stored of, by its number. */
  byPosting: Map<string, Job[]>;
  /** Jobs that are none of the postings. */
  strays: Job[];
}

type Tell = (job: Job, posting: TruePosting) => boolean;

/** By the site's number, else the address, else the words. A job that could be several is taken for one that has none yet. */
export function matchPostings(jobs: readonly Job[], postings: readonly TruePosting[]): Matched {
  const byPosting = new Map<string, Job[]>();
  const strays: Job[] = [];
  for (const job of jobs) {
    const posting = postingOf(job, postings, byPosting);
    if (posting) byPosting.set(posting.id, [...(byPosting.get(posting.id) ?? []), job]);
    else strays.push(job);
  }
  return { byPosting, strays };
}

function postingOf(
  job: Job,
  postings: readonly TruePosting[],
  taken: ReadonlyMap<string, unknown>,
): TruePosting | undefined {
  // A job that names itself is what it says, or nothing: its words do not make it another posting.
  const tell = job.siteJobId !== null ? hasNumber : isNamed(job, postings) ? hasAddress : hasWords;
  const possible = postings.filter((posting) => tell(job, posting));
  return possible.find(({ id }) => !taken.has(id)) ?? possible[0];
}

const hasNumber: Tell = ({ siteJobId }, { id }) => siteJobId === id;

const hasAddress: Tell = ({ url }, { fields }) =>
  url !== null && fields.url.some((right) => right !== null && canonicalUrl(right) === canonicalUrl(url));

const hasWords: Tell = ({ title, company, location }, { fields }) =>
  isOne(title, fields.title) && isOne(company, fields.company) && isOne(location, fields.location);

function isNamed(job: Job, postings: readonly TruePosting[]): boolean {
  return postings.some((posting) => hasAddress(job, posting));
}

function isOne(value: string | null, right: readonly (string | null)[]): boolean {
  return right.some((one) => fold(one ?? '') === fold(value ?? ''));
}
