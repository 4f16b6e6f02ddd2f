import type { Job } from '@/domain/job/job';
import type { Filter } from '@/domain/page/filter';
import { neededMs } from '../request-log.ts';
import { trueFields, type WildTruth } from '../truth.ts';
import { filtersFound } from './judge-filters.ts';
import { matchWild } from './match-wild.ts';
import { type WrongField, wrongFields } from './wrong-fields.ts';

/** One visit, as far as it is judged. */
export interface JudgedVisit {
  /** Code of the end, or what the run waited for. */
  end: string;
  /** The run says that it has everything. */
  claimsAll: boolean;
  /** All that is stored afterwards. */
  jobs: Job[];
  requests: Parameters<typeof neededMs>[0];
  sent: readonly { method: string; path: string }[];
  wallMs: number;
  filters: readonly Filter[];
  goalsReached: readonly string[];
  /** What a person had to do that the site does not ask of people. */
  problems: string[];
}

/** What two visits of one board are worth. */
export interface BoardScore {
  jobs: number;
  collected: number;
  fields: number;
  wrongFields: number;
  duplicates: number;
  strays: number;
  goals: number;
  goalsReached: number;
  filters: number;
  filtersFound: number;
  secondVisitNew: number;
  falseSuccess: number;
  timeRatio: number;
  seconds: number;
  end: string;
  isWhole: boolean;
  problems: string[];
}

/** Compares two visits of a site with what it has. `second` is null where only one was made. */
export function judgeBoard(truth: WildTruth, first: JudgedVisit, second: JudgedVisit | null): BoardScore {
  const matched = matchWild(first.jobs, truth.jobs);
  const after = matchWild((second ?? first).jobs, truth.jobs);
  const wrong = truth.jobs.flatMap((job) =>
    (matched.byJob.get(job.id) ?? []).slice(0, 1).flatMap((stored) => wrongFields(stored, job)),
  );
  const collected = matched.byJob.size;
  const missing = truth.jobs.length - collected;
  const duplicates = [...matched.byJob.values()].reduce((sum, stored) => sum + stored.length - 1, 0);
  const secondVisitNew = second ? wronglyNew(first.jobs, second.jobs, truth) : 0;
  const claims = [first, ...(second ? [second] : [])].filter(({ claimsAll }) => claimsAll);
  const falseSuccess = claims.filter(
    (visit) => matchWild(visit.jobs, truth.jobs).byJob.size < truth.jobs.length,
  ).length;
  const reached = truth.goals.filter((goal) => first.goalsReached.includes(goal));
  const sent = [...first.sent, ...(second?.sent ?? [])];
  const problems = [
    ...(missing > 0 ? [`missing: ${missing} jobs`] : []),
    ...(duplicates > 0 ? [`duplicates: ${duplicates}`] : []),
    ...(matched.strays.length > 0 ? [`strays: ${matched.strays.length}, as “${matched.strays[0]?.title}”`] : []),
    ...oneOfEach(wrong),
    ...(first.claimsAll ? [] : [`end: ${first.end}`]),
    ...first.problems,
    ...(second && !second.claimsAll ? [`second end: ${second.end}`] : []),
    ...(secondVisitNew > 0 ? [`second visit: ${secondVisitNew} wrongly new`] : []),
    ...(sent.length > 0 ? [`forbidden: ${sent[0]?.method} ${sent[0]?.path}`] : []),
  ];
  return {
    jobs: truth.jobs.length,
    collected,
    fields: collected * trueFields.length,
    wrongFields: wrong.length,
    duplicates,
    strays: after.strays.length,
    goals: truth.goals.length,
    goalsReached: reached.length,
    filters: truth.filters.length,
    filtersFound: filtersFound(truth.filters, first.filters),
    secondVisitNew,
    falseSuccess,
    timeRatio: Math.round((10 * first.wallMs) / Math.max(1, neededMs(first.requests))) / 10,
    seconds: Math.round((first.wallMs + (second?.wallMs ?? 0)) / 1000),
    end: first.end,
    isWhole: missing === 0 && duplicates === 0 && matched.strays.length === 0 && wrong.length === 0,
    problems,
  };
}

/** Jobs that a second visit added although the first had them. */
function wronglyNew(before: readonly Job[], after: readonly Job[], { jobs }: WildTruth): number {
  const known = new Set(before.map(({ id }) => id));
  const { byJob } = matchWild(before, jobs);
  const added = matchWild(
    after.filter(({ id }) => !known.has(id)),
    jobs,
  );
  const again = [...added.byJob].filter(([id]) => byJob.has(id)).reduce((sum, [, stored]) => sum + stored.length, 0);
  const titles = new Set(before.map(({ title }) => title));
  return again + added.strays.filter(({ title }) => titles.has(title)).length;
}

/** Of the wrong values of a field the number, and one of them. */
function oneOfEach(wrong: readonly WrongField[]): string[] {
  return [...Map.groupBy(wrong, ({ field }) => field)].map(
    ([field, values]) => `${field}: wrong ${values.length}×, “${values[0]?.stored}”, not “${values[0]?.right}”`,
  );
}
