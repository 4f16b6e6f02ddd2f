import type { Miss } from './judge-form';
import type { FormScore } from './score-form';

/** The figures of one kind of model over all forms. */
export interface FillTally {
  questions: number;
  /** Share of them that came in as they are true. */
  held: number;
  wrong: number;
  untruthful: number;
  submits: number;
  callsPerPage: number;
  /** Of the form of 29 questions; null where it was not filled. */
  seconds29: number | null;
  failed: string[];
}

/** The form that has 29 questions. */
const longForm = 'selects';

export function tallyForms(scores: readonly FormScore[], refused: readonly string[]): FillTally {
  const sum = (count: (score: FormScore) => number) => scores.reduce((total, score) => total + count(score), 0);
  const rounded = (share: number) => Math.round(share * 1000) / 1000;
  const questions = sum(({ judgement }) => judgement.questions);
  return {
    questions,
    held: rounded(sum(({ judgement }) => judgement.held) / Math.max(1, questions)),
    wrong: sum(({ judgement }) => judgement.wrong.length),
    untruthful: sum(({ judgement }) => judgement.untruthful.length),
    submits: sum(({ submits }) => submits),
    callsPerPage: rounded(
      sum(({ calls }) => calls) /
        Math.max(
          1,
          sum(({ pages }) => pages),
        ),
    ),
    seconds29: scores.find(({ form }) => form === longForm)?.seconds ?? null,
    failed: [
      ...scores.flatMap(({ form, problems }) => problems.map((problem) => `${form}: ${problem}`)),
      ...refused.map((message) => `refused by the provider: ${message}`),
    ],
  };
}

const cells: readonly [string, (score: FormScore) => string | number][] = [
  ['held', ({ judgement }) => `${judgement.held}/${judgement.questions}`],
  ['wrong', ({ judgement }) => judgement.wrong.length],
  ['untruthful', ({ judgement }) => judgement.untruthful.length],
  ['submits', ({ submits }) => submits],
  ['calls', ({ calls }) => calls],
  ['pages', ({ pages }) => pages],
  ['seconds', ({ seconds }) => seconds],
];

export function printFillHead(who: string): void {
  console.log([who.padEnd(14), ...cells.map(([name]) => name.padStart(11))].join(''));
}

export function printForm(score: FormScore): void {
  console.log([score.form.padEnd(14), ...cells.map(([, cell]) => String(cell(score)).padStart(11))].join(''));
  const { missing, wrong, untruthful } = score.judgement;
  printMisses('missing', missing);
  printMisses('wrong', wrong);
  printMisses('untruthful', untruthful);
  for (const problem of score.problems) console.log(`    ${problem}`);
}

function printMisses(kind: string, misses: readonly Miss[]): void {
  for (const { question, right, posted } of misses) {
    console.log(`    ${kind.padEnd(11)}${question}: ${posted || '–'} (right: ${right || '–'})`);
  }
}

export function printFillTally({ failed, ...figures }: FillTally): void {
  console.log(
    Object.entries(figures)
      .map(([name, figure]) => `${name} ${figure}`)
      .join(', '),
    `\n${failed.length} problems\n`,
  );
}
