import { boardSpace } from '../../wild/incompatible';
import type { BoardScore } from '../../wild/judge/judge-board';
import type { Choice } from '../../wild/traits/traits';
import { medianOf } from '../prompt-tokens';
import { toldTraits } from './plan';

/** A board and what it came to. */
export interface ScoredBoard {
  seed: number;
  choice: Choice;
  score: BoardScore;
}

/** The figures of one kind of model over all boards. */
export interface WildTally {
  boards: number;
  /** Every job once, every field right. */
  boardsWhole: number;
  jobs: number;
  collected: number;
  /** Field values of the collected jobs, and those of them that are wrong. */
  fields: number;
  wrongFields: number;
  duplicates: number;
  /** Stored, and no job of the board. */
  strays: number;
  goals: number;
  goalsReached: number;
  filters: number;
  filtersFound: number;
  /** Jobs wrongly called new on a second visit. */
  secondVisitNew: number;
  /** Ends that claim all jobs though some are missing. */
  falseSuccess: number;
  /** Median over boards: time of a first visit ÷ answer times of the requests it needed. */
  timeRatio: number;
  failed: string[];
}

export function tallyWild(boards: readonly ScoredBoard[], failed: readonly string[]): WildTally {
  const sum = (of: (score: BoardScore) => number) => boards.reduce((total, { score }) => total + of(score), 0);
  return {
    boards: boards.length,
    boardsWhole: sum(({ isWhole }) => (isWhole ? 1 : 0)),
    jobs: sum(({ jobs }) => jobs),
    collected: sum(({ collected }) => collected),
    fields: sum(({ fields }) => fields),
    wrongFields: sum((score) => score.wrongFields),
    duplicates: sum(({ duplicates }) => duplicates),
    strays: sum(({ strays }) => strays),
    goals: sum(({ goals }) => goals),
    goalsReached: sum(({ goalsReached }) => goalsReached),
    filters: sum(({ filters }) => filters),
    filtersFound: sum((score) => score.filtersFound),
    secondVisitNew: sum(({ secondVisitNew }) => secondVisitNew),
    falseSuccess: sum(({ falseSuccess }) => falseSuccess),
    timeRatio: boards.length === 0 ? 0 : medianOf(boards.map(({ score }) => score.timeRatio)),
    failed: [
      ...boards.flatMap(({ seed, score }) => score.problems.map((problem) => `seed ${seed}: ${problem}`)),
      ...failed,
    ],
  };
}

const cells: readonly [string, (score: BoardScore) => string | number][] = [
  ['jobs', ({ collected, jobs }) => `${collected}/${jobs}`],
  ['wrong', ({ wrongFields }) => wrongFields],
  ['twice', ({ duplicates }) => duplicates],
  ['strays', ({ strays }) => strays],
  ['goals', ({ goalsReached, goals }) => `${goalsReached}/${goals}`],
  ['filters', ({ filtersFound, filters }) => `${filtersFound}/${filters}`],
  ['new again', ({ secondVisitNew }) => secondVisitNew],
  ['seconds', ({ seconds }) => seconds],
  ['ratio', ({ timeRatio }) => timeRatio],
];

export function printWildHead(who: string): void {
  console.log([who.padEnd(10), ...cells.map(([name]) => name.padStart(10)), '  end'].join(''));
}

export function printBoard({ seed, choice, score }: ScoredBoard): void {
  const start = `${score.isWhole ? ' ' : '✘'} ${seed}`.padEnd(10);
  console.log([start, ...cells.map(([, cell]) => String(cell(score)).padStart(10)), `  ${score.end}`].join(''));
  console.log(`    ${toldTraits(boardSpace, choice)}`);
  for (const problem of score.problems) console.log(`    ${problem}`);
}

export function printWildTally({ failed, ...figures }: WildTally): void {
  const told = Object.entries(figures).map(([name, figure]) => `${name} ${figure}`);
  console.log(`${told.join(', ')}\n${failed.length} problems\n`);
}
