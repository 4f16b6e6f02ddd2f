import { openFormStage } from '../harness/form-stage';
import { testCv } from '../harness/person';
import type { Product } from '../harness/product';
import { startSeeingModel } from '../harness/seeing-model';
import type { FormSite } from '../sites/forms/form-site';
import { formsBySight } from '../sites/forms/forms-by-sight';
import { fillForm } from './fill/fill-form';
import { judgeForm } from './fill/judge-form';
import { sendForm } from './fill/send-form';

/** How forms came in that only a model that sees can fill, all of them or in part. */
export interface PilotTally {
  questions: number;
  /** Share of them that came in as they are true. */
  held: number;
  wrong: number;
  untruthful: number;
  /** Whole forms that came in while the run lasted. */
  submits: number;
  /** Steps that the pilot took, and those of them that were refused. */
  steps: number;
  blocked: number;
  /** Of a flight for each step, with the scripted model. */
  secondsPerStep: number;
  failed: string[];
}

/** Has every such form filled with a model that finds squares in its pictures, sends it, and judges what came in. */
export async function scorePilot(): Promise<PilotTally> {
  const stage = await openFormStage();
  const { sites, product } = stage;
  const model = await startSeeingModel(product);
  try {
    const scores: PilotTally[] = [];
    for (const form of formsBySight) scores.push(await scoreForm(product, sites.origin, form));
    const tally = sumOf(scores);
    console.table(Object.fromEntries(scores.map((score, index) => [formsBySight[index]?.name, score])));
    return { ...tally, failed: [...tally.failed, ...model.refusals.map(({ message }) => message)] };
  } finally {
    await model.close();
    await stage.close();
  }
}

async function scoreForm(product: Product, origin: string, form: FormSite): Promise<PilotTally> {
  const { run, received, tabId } = await fillForm(product, origin, form);
  const journal = await product.steps(run.id);
  const flown = journal.filter(({ code }) => code === 'piloted');
  const posted = await sendForm(product, origin, form, tabId);
  const { questions, held, wrong, untruthful, missing } = judgeForm(form.questions, posted, testCv);
  const { stop = 'none', elapsedMs = 0 } = run.state.pilot ?? {};
  return {
    questions,
    held,
    wrong: wrong.length,
    untruthful: untruthful.length,
    submits: received.submits.length,
    steps: flown.length,
    blocked: flown.filter(({ facts }) => facts.result === 'blocked').length,
    secondsPerStep: Math.round(elapsedMs / Math.max(1, flown.length)) / 1000,
    failed: [
      ...(stop === 'done' ? [] : [`${form.name}: the pilot ended as ${stop}`]),
      ...missing.map(({ question }) => `${form.name}: nothing came in for ${question}`),
    ],
  };
}

function sumOf(scores: readonly PilotTally[]): PilotTally {
  const sum = (figure: (score: PilotTally) => number) => scores.reduce((total, score) => total + figure(score), 0);
  const questions = sum((score) => score.questions);
  return {
    questions,
    held: Math.round((sum(({ held }) => held) / Math.max(1, questions)) * 1000) / 1000,
    wrong: sum(({ wrong }) => wrong),
    untruthful: sum(({ untruthful }) => untruthful),
    submits: sum(({ submits }) => submits),
    steps: sum(({ steps }) => steps),
    blocked: sum(({ blocked }) => blocked),
    secondsPerStep: Math.max(...scores.map(({ secondsPerStep }) => secondsPerStep)),
    failed: scores.flatMap(({ failed }) => failed),
  };
}
