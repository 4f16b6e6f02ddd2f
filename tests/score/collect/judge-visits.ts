import type { Job } from '@/domain/job/job';
import type { CollectTruth, TruePosting } from '../../sites/collect-truth/true-posting';
import { wrongFields } from './compare-fields';
import type { Calls } from './count-calls';
import { matchPostings } from './match-postings';
import type { Visit } from './visit-site';

/** What two visits of one site are worth. */
export interface CollectionScore {
  site: string;
  /** Postings that there are, and those of them that were collected. */
  jobs: number;
  collected: number;
  /** Jobs that were stored of a posting beyond the first, by either visit. */
  duplicates: number;
  wrongFields: number;
  /** Of the first visit. */
  exploring: Calls;
  collecting: Calls;
  secondVisitCalls: number;
  seconds: number;
  problems: string[];
}

/** Compares what two visits of a site stored with the postings that there are. */
export function judgeVisits(
  truth: Pick<CollectTruth, 'name' | 'search'>,
  postings: readonly TruePosting[],
  first: Visit,
  second: Visit,
): CollectionScore {
  const { byPosting, strays } = matchPostings(first.jobs, postings);
  const stored = [...matchPostings(second.jobs, postings).byPosting.values()];
  const wrong = postings.flatMap((posting) =>
    (byPosting.get(posting.id) ?? []).slice(0, 1).flatMap((job) => wrongFields(job, posting, truth.search)),
  );
  const { exploring, collecting } = second.calls;
  return {
    site: truth.name,
    jobs: postings.length,
    collected: byPosting.size,
    duplicates: stored.reduce((sum, jobs) => sum + jobs.length - 1, 0),
    wrongFields: wrong.length,
    ...first.calls,
    secondVisitCalls: exploring.calls + collecting.calls,
    seconds: first.seconds + second.seconds,
    problems: [
      ...howItWent('first', first),
      ...howItWent('second', second),
      ...missingOf(postings, byPosting),
      ...someOf(
        'not of this search',
        strays.map(({ title, url }) => `${title} ${url}`),
      ),
      ...oneOfEach(wrong.map(({ field, right, stored: value }) => ({ field, text: `“${value}”, not “${right}”` }))),
      ...whatIsNew(postings, first, second),
    ],
  };
}

function howItWent(which: string, { run, journalled, sent, calls }: Visit): string[] {
  const { status, wait, result, state } = run;
  const isWhole = status === 'ended' && result?.code === 'complete';
  const counted = calls.exploring.calls + calls.collecting.calls;
  return [
    ...(isWhole ? [] : [`${which} visit ${status}: ${wait ?? result?.code} ${result?.facts.message ?? ''}`]),
    ...journalled.slice(-3).map((line) => `${which} visit: ${line}`),
    ...sent.map(({ method, path }) => `${which} visit, forbidden: ${method} ${path}`),
    ...(state.usage.calls > counted ? [`${which} visit: ${state.usage.calls} calls paid, ${counted} seen`] : []),
  ];
}

function missingOf(postings: readonly TruePosting[], byPosting: ReadonlyMap<string, Job[]>): string[] {
  const missing = postings.filter(({ id }) => !byPosting.has(id));
  return someOf(
    'missing',
    missing.map(({ id, fields }) => `${id} ${fields.title[0]}`),
  );
}

function someOf(what: string, names: readonly string[]): string[] {
  return names.length > 0 ? [`${names.length} ${what}: ${names.slice(0, 3).join(', ')}`] : [];
}

/** Of the wrong values of a field the number, and one of them. */
function oneOfEach(wrong: readonly { field: string; text: string }[]): string[] {
  return [...Map.groupBy(wrong, ({ field }) => field)].map(
    ([field, values]) => `${field} wrong ${values.length}×: ${values[0]?.text}`,
  );
}

/** A second visit has to see every posting again, and to add none. */
function whatIsNew(postings: readonly TruePosting[], first: Visit, second: Visit): string[] {
  const known = new Set(first.jobs.map(({ id }) => id));
  const added = second.jobs.filter(({ id }) => !known.has(id)).length;
  const lost = first.jobs.length + added - second.jobs.length;
  const seenAgain = second.run.state.jobIds.filter((id) => known.has(id)).length;
  return [
    ...(added > 0 ? [`second visit: ${added} new`] : []),
    ...(lost > 0 ? [`second visit: ${lost} lost`] : []),
    ...(seenAgain < postings.length ? [`second visit: only ${seenAgain} of ${postings.length} seen again`] : []),
  ];
}
