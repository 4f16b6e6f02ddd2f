import { formSpace } from '../../../wild/forms/form-space';
import type { FormScore } from '../../../wild/forms/judge/judge-form';
import type { FormChoice } from '../../../wild/forms/traits/form-traits';
import { medianOf } from '../../prompt-tokens';
import { toldTraits } from '../plan';

/** A form and what it came to. */
export interface ScoredForm {
  seed: number;
  choice: FormChoice;
  score: FormScore;
}

/** The figures of one kind of model over all forms. */
export interface FormsTally {
  forms: number;
  /** Questions that the profile answers, and those that came in as they are true without anybody's help. */
  answerable: number;
  held: number;
  /** Questions that hold something else; `untruthful`: something that says of the applicant what is not so, or what they never said. */
  wrong: number;
  untruthful: number;
  /** Fields written more than twice, files chosen and rows added more than once. */
  twice: number;
  submits: number;
  /** Fields that must never be filled and were. */
  never: number;
  /** What was said to be so and was not. */
  claimed: number;
  /** Share of what had to be asked. */
  askedRight: number;
  secondsMedian: number;
  failed: string[];
}

export function tallyFormScores(forms: readonly ScoredForm[], failed: readonly string[]): FormsTally {
  const sum = (of: (score: FormScore) => number) => forms.reduce((total, { score }) => total + of(score), 0);
  const toAsk = sum((score) => score.toAsk);
  return {
    forms: forms.length,
    answerable: sum(({ answerable }) => answerable),
    held: sum(({ held }) => held),
    wrong: sum(({ wrong }) => wrong),
    untruthful: sum(({ untruthful }) => untruthful),
    twice: sum(({ twice }) => twice),
    submits: sum(({ submits }) => submits),
    never: sum(({ never }) => never),
    claimed: sum(({ claimed }) => claimed),
    askedRight: toAsk === 0 ? 1 : Math.round((1000 * sum(({ askedRight }) => askedRight)) / toAsk) / 1000,
    secondsMedian: forms.length === 0 ? 0 : medianOf(forms.map(({ score }) => score.seconds)),
    failed: [
      ...forms.flatMap(({ seed, score }) => score.problems.map((problem) => `seed ${seed}: ${problem}`)),
      ...failed,
    ],
  };
}

const cells: readonly [string, (score: FormScore) => string | number][] = [
  ['held', ({ held, answerable }) => `${held}/${answerable}`],
  ['wrong', ({ wrong }) => wrong],
  ['untrue', ({ untruthful }) => untruthful],
  ['twice', ({ twice }) => twice],
  ['submits', ({ submits }) => submits],
  ['never', ({ never }) => never],
  ['claimed', ({ claimed }) => claimed],
  ['asked', ({ askedRight, toAsk }) => `${askedRight}/${toAsk}`],
  ['seconds', ({ seconds }) => seconds],
];

export function printFormHead(who: string): void {
  console.log([who.padEnd(10), ...cells.map(([name]) => name.padStart(9)), '  end'].join(''));
}

export function printScoredForm({ seed, choice, score }: ScoredForm): void {
  const start = `${score.isWhole ? ' ' : '✘'} ${seed}`.padEnd(10);
  console.log([start, ...cells.map(([, cell]) => String(cell(score)).padStart(9)), `  ${score.end}`].join(''));
  console.log(`    ${toldTraits(formSpace, choice)}`);
  for (const problem of score.problems) console.log(`    ${problem}`);
}

export function printForms({ failed, ...figures }: FormsTally): void {
  const told = Object.entries(figures).map(([name, figure]) => `${name} ${figure}`);
  console.log(`${told.join(', ')}\n${failed.length} problems\n`);
}
