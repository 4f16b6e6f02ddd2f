import type { CollectionScore } from './judge-visits';

/** The figures of one kind of model over all sites. */
export interface CollectTally {
  jobs: number;
  collected: number;
  duplicates: number;
  wrongFields: number;
  /** Calls of the collecting phase of first visits, for 100 jobs collected. */
  callsPer100: number;
  /** Tokens of the prompts of those calls, for each job collected. */
  tokensPerJob: number;
  secondVisitCalls: number;
  failed: string[];
}

export function tallyCollections(scores: readonly CollectionScore[], refused: readonly string[]): CollectTally {
  const sum = (count: (score: CollectionScore) => number) => scores.reduce((total, score) => total + count(score), 0);
  const collected = sum((score) => score.collected);
  const perJob = (count: number) => Math.round((count / Math.max(1, collected)) * 100) / 100;
  return {
    jobs: sum(({ jobs }) => jobs),
    collected,
    duplicates: sum(({ duplicates }) => duplicates),
    wrongFields: sum((score) => score.wrongFields),
    callsPer100: perJob(100 * sum(({ collecting }) => collecting.calls)),
    tokensPerJob: perJob(sum(({ collecting }) => collecting.tokens)),
    secondVisitCalls: sum(({ secondVisitCalls }) => secondVisitCalls),
    failed: [
      ...scores.flatMap(({ site, problems }) => problems.map((problem) => `${site}: ${problem}`)),
      ...refused.map((message) => `refused by the provider: ${message}`),
    ],
  };
}

const cells: readonly [string, (score: CollectionScore) => string | number][] = [
  ['collected', ({ collected, jobs }) => `${collected}/${jobs}`],
  ['duplicates', ({ duplicates }) => duplicates],
  ['wrongFields', (score) => score.wrongFields],
  ['exploring', ({ exploring }) => exploring.calls],
  ['collecting', ({ collecting }) => collecting.calls],
  ['tokens', ({ collecting }) => collecting.tokens],
  ['2nd visit', ({ secondVisitCalls }) => secondVisitCalls],
  ['seconds', ({ seconds }) => seconds],
];

export function printCollectHead(who: string): void {
  console.log([who.padEnd(12), ...cells.map(([name]) => name.padStart(13))].join(''));
}

export function printCollection(score: CollectionScore): void {
  console.log([score.site.padEnd(12), ...cells.map(([, cell]) => String(cell(score)).padStart(13))].join(''));
  for (const problem of score.problems) console.log(`    ${problem}`);
}

export function printCollectTally({ failed, ...figures }: CollectTally): void {
  console.log(
    Object.entries(figures)
      .map(([name, figure]) => `${name} ${figure}`)
      .join(', '),
    `\n${failed.length} problems\n`,
  );
}
