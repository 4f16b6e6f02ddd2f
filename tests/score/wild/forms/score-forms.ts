import { coveringForms, formSpace } from '../../../wild/forms/form-space';
import type { FormChoice } from '../../../wild/forms/traits/form-traits';
import { wildForm } from '../../../wild/forms/wild-form';
import { shrinkChoice } from '../../../wild/space/shrink-choice';
import type { whoAnswers } from '../../answering';
import { type Planned, plannedOf, toldTraits, type WildChoice } from '../plan';
import { eachOnAStage, onStages, type Stage } from '../stages';
import {
  type FormsTally,
  printFormHead,
  printForms,
  printScoredForm,
  type ScoredForm,
  tallyFormScores,
} from './forms-tally';
import { scoreWildForm } from './score-form';

const usualSeeds = '1-40';
/** Forty forms take ten minutes at most, two at a time. */
const secondsPerForm = 15;

/** Composes forms that nobody wrote, has them filled, and shrinks what fails. */
export function scoreForms(who: (typeof whoAnswers)[number], choice: WildChoice): Promise<FormsTally> {
  const planned = plannedOf(formSpace, choice, usualSeeds, coveringForms);
  const start = performance.now();
  return onStages(who, planned.length, async (stages) => {
    const { forms, failed } = await scoreAll(who, stages, planned);
    const tally = tallyFormScores(forms, failed);
    printForms(tally);
    const seconds = choice.shrink === undefined ? planned.length * secondsPerForm : Number(choice.shrink);
    const from = choice.shrink === undefined ? start : performance.now();
    await shrinkAll(stages, forms, from + seconds * 1000);
    return tally;
  });
}

async function scoreAll(
  who: string,
  stages: readonly Stage[],
  planned: readonly Planned<FormChoice>[],
): Promise<{ forms: ScoredForm[]; failed: string[] }> {
  const forms: ScoredForm[] = [];
  const failed: string[] = [];
  printFormHead(who);
  await eachOnAStage(stages, planned, async ({ product, answering }, { seed, traits }) => {
    await answering.begin(`form ${seed}`, seed);
    const form = wildForm(seed, traits ? { choice: traits } : {});
    try {
      const scored = { seed, choice: form.choice, score: await scoreWildForm(product, form) };
      forms.push(scored);
      printScoredForm(scored);
    } catch (error) {
      failed.push(`seed ${seed}: ${String(error).split('\n')[0]}`);
      console.log(`  ${failed.at(-1)}`);
    }
  });
  return { forms: forms.sort((one, other) => one.seed - other.seed), failed };
}

/** What a form's first problem needs: the fewest traits with which the same question fails in the same way. */
async function shrinkAll(stages: readonly Stage[], forms: readonly ScoredForm[], deadline: number): Promise<void> {
  const left: number[] = [];
  const isOver = () => performance.now() >= deadline;
  const failing = forms.filter(({ score }) => !score.isWhole);
  await eachOnAStage(stages, failing, async ({ product }, { seed, choice, score }) => {
    if (isOver()) return void left.push(seed);
    const failure = kindOf(score.problems[0] ?? '');
    const fails = async (simpler: FormChoice) => {
      const { problems } = await scoreWildForm(product, wildForm(seed, { choice: simpler }));
      return problems.some((problem) => kindOf(problem) === failure);
    };
    const shrunk = await shrinkChoice(formSpace, choice, fails, isOver);
    const late = shrunk.isCutShort ? ' (time ran out)' : '';
    console.log(`shrunk  seed ${seed} (${failure}): ${toldTraits(formSpace, shrunk.choice)}${late}`);
  });
  if (left.length > 0) console.log(`not shrunk for lack of time: seeds ${left.join(', ')}`);
}

/** `missing country`: whatever the values. */
function kindOf(problem: string): string {
  return problem.split(':')[0] ?? '';
}
