import type { Share, SiteScore } from './score-site';

/** The figures of one kind of model over all sites. */
export interface Tally {
  sites: number;
  goals: number;
  goalsReached: number;
  /** Shares, 0 to 1. */
  keyElements: number;
  filterOptions: number;
  afterReload: number;
  turns: number;
  modelCalls: number;
  /** Of all prompts that were sent; none for the rules. */
  tokens: number;
  failed: string[];
}

export function tally(scores: readonly SiteScore[], tokens: number): Tally {
  const sum = (count: (score: SiteScore) => number) => scores.reduce((total, score) => total + count(score), 0);
  const share = (shareOf: (score: SiteScore) => Share) => {
    const of = sum((score) => shareOf(score).of);
    return of === 0 ? 1 : Math.round((sum((score) => shareOf(score).right) / of) * 10_000) / 10_000;
  };
  return {
    sites: scores.length,
    goals: sum(({ goals }) => goals.of),
    goalsReached: sum(({ goals }) => goals.right),
    keyElements: share(({ keyElements }) => keyElements),
    filterOptions: share(({ filterOptions }) => filterOptions),
    afterReload: share(({ afterReload }) => afterReload),
    turns: sum(({ turns }) => turns),
    modelCalls: sum(({ modelCalls }) => modelCalls),
    tokens,
    failed: scores.flatMap(({ site, problems }) => problems.map((problem) => `${site}: ${problem}`)),
  };
}

const columns = ['goals', 'keyElements', 'filterOptions', 'afterReload', 'turns', 'modelCalls', 'seconds'] as const;

export function printHead(who: string): void {
  console.log([who.padEnd(12), ...columns.map((column) => column.padStart(14))].join(''));
}

export function printSite(score: SiteScore): void {
  const cell = (column: (typeof columns)[number]) => {
    const value = score[column];
    return typeof value === 'number' ? String(value) : `${value.right}/${value.of}`;
  };
  console.log([score.site.padEnd(12), ...columns.map((column) => cell(column).padStart(14))].join(''));
  for (const problem of score.problems) console.log(`    ${problem}`);
}
