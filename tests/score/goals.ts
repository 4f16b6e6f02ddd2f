import type { GoalRun } from '@/domain/run/run';
import { type GoalStage, goalInWords, openGoalStage } from '../harness/goal-stage';
import type { ServedRequest } from '../models/served';
import { createRandom } from '../sites/random';
import { accountTasks, brokenAccountTasks } from './goals/account-tasks';
import { boardTasks } from './goals/board-tasks';
import type { GoalTask } from './goals/goal-task';
import { brokenShopTasks, shopTasks } from './goals/shop-tasks';
import { countSections } from './goals/true-sections';
import { medianOf, tokensOf } from './prompt-tokens';

export interface GoalsTally {
  goals: number;
  done: number;
  falseSuccess: number;
  broken: number;
  brokenHonest: number;
  firstTry: number;
  stepSuccess: number;
  sections: number;
  stepsPerGoal: number;
  replans: number;
  tokensPerStep: number;
  /** Median tokens of a prompt, by agent. */
  prompts: Record<string, number>;
  failed: string[];
}

interface Scored {
  task: GoalTask;
  run: GoalRun;
  isDone: boolean;
}

const usualSeeds = '1-1';

/** Works towards twenty goals and eight broken ones a seed, with a scripted model that knows its prompts alone. Judged by the sites' own state. */
export async function scoreGoals({
  seeds = usualSeeds,
  only,
}: {
  seeds?: string | undefined;
  only?: string | undefined;
}): Promise<GoalsTally> {
  const stage = await openGoalStage();
  const scored: Scored[] = [];
  try {
    for (const task of seedsOf(seeds).flatMap(tasksOf)) {
      if (only !== undefined && !task.name.includes(only)) continue;
      const score = await scoreTask(stage, task);
      scored.push(score);
      tell(score);
    }
    const tally = tallyOf(
      scored,
      stage.model.requests,
      stage.model.refusals.map(({ message }) => message),
    );
    printTally(tally);
    return tally;
  } finally {
    await stage.close();
  }
}

function tasksOf(seed: number): GoalTask[] {
  const random = createRandom(seed * 104_729 + 7);
  return [
    ...shopTasks(random, seed),
    ...accountTasks(random),
    ...boardTasks(random, seed),
    ...brokenShopTasks(random, seed),
    ...brokenAccountTasks(random),
  ];
}

async function scoreTask(stage: GoalStage, task: GoalTask): Promise<Scored> {
  const { url, close } = await task.open(stage.sites);
  try {
    const run = await stage.end(await stage.start(url, task.order));
    const items = await stage.items(run.id);
    return { task, run, isDone: task.isDone({ run, items, sites: stage.sites }) };
  } finally {
    await close();
  }
}

/** A goal that waits for its user at a wall says so: that is no success. */
const isSuccess = ({ run }: Scored): boolean => run.result?.success === true;

function tell(score: Scored): void {
  const word = isSuccess(score)
    ? score.isDone
      ? 'done'
      : 'FALSE SUCCESS'
    : score.isDone
      ? 'done, and not known'
      : 'not done';
  console.log(`${word.padEnd(20)} ${score.task.name}: ${score.task.order.goal}`);
  if (!(isSuccess(score) && score.isDone)) console.log(goalInWords(score.run).replace(/^/gm, '    '));
}

function printTally({ failed, prompts, ...figures }: GoalsTally): void {
  const told = Object.entries(figures).map(([name, figure]) => `${name} ${figure}`);
  const tokens = Object.entries(prompts).map(([agent, median]) => `${agent} ${median}`);
  console.log(`${told.join(', ')}\nmedian tokens of a prompt: ${tokens.join(', ')}\n${failed.length} problems`);
  for (const problem of failed) console.log(`  ${problem}`);
}

function tallyOf(
  scored: readonly Scored[],
  requests: readonly ServedRequest[],
  refused: readonly string[],
): GoalsTally {
  const whole = scored.filter(({ task }) => task.broken === undefined);
  const broken = scored.filter(({ task }) => task.broken !== undefined);
  const figures = scored.map(({ run }) => run.state.figures);
  const sum = (figure: (one: (typeof figures)[number]) => number) =>
    figures.reduce((total, one) => total + figure(one), 0);
  const wholeFigures = whole.map(({ run }) => run.state.figures);
  const ofWhole = (figure: (one: (typeof figures)[number]) => number) =>
    wholeFigures.reduce((total, one) => total + figure(one), 0);
  const sections = countSections(
    scored.flatMap(({ run, task }) => run.state.states.map((state) => ({ state, fault: task.broken }))),
  );
  for (const wrong of sections.wrong) console.log(`section ${wrong}`);
  return {
    goals: whole.length,
    done: whole.filter((one) => isSuccess(one) && one.isDone).length,
    falseSuccess: scored.filter((one) => isSuccess(one) && !one.isDone).length,
    broken: broken.length,
    brokenHonest: broken.filter((one) => !isSuccess(one) || one.isDone).length,
    firstTry: shareOf(
      ofWhole((one) => one.actionsRight),
      ofWhole((one) => one.actions),
    ),
    stepSuccess: shareOf(
      ofWhole((one) => one.stepsSucceeded),
      ofWhole((one) => one.stepsJudged),
    ),
    sections: shareOf(sections.right, sections.all),
    stepsPerGoal: Math.round((ofWhole(({ planned }) => planned) / Math.max(1, whole.length)) * 100) / 100,
    replans: ofWhole(({ replans }) => replans),
    tokensPerStep: Math.round(
      sum(({ stepTokens }) => stepTokens) /
        Math.max(
          1,
          sum(({ stepsJudged }) => stepsJudged),
        ),
    ),
    prompts: promptsOf(requests),
    failed: [
      ...whole.filter((one) => !(isSuccess(one) && one.isDone)).map(({ task }) => task.name),
      ...broken.filter((one) => isSuccess(one) && !one.isDone).map(({ task }) => task.name),
      ...refused,
    ],
  };
}

function shareOf(part: number, all: number): number {
  return Math.round((part / Math.max(1, all)) * 1000) / 1000;
}

const agentsByTool: Record<string, string> = {
  plan_steps: 'planner',
  act: 'executor',
  judge: 'evaluator',
  retry: 'errorHandler',
};

function promptsOf(requests: readonly ServedRequest[]): Record<string, number> {
  const byAgent = Map.groupBy(requests, ({ tools }) => agentsByTool[tools[0]?.name ?? ''] ?? 'other');
  return Object.fromEntries([...byAgent].map(([agent, asked]) => [agent, medianOf(asked.map(tokensOf))]));
}

function seedsOf(text: string): number[] {
  const [from = 1, to = from] = text.split('-').map(Number);
  if (!(from >= 1 && to >= from)) throw new Error(`--seeds A-B, not ${text}`);
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
