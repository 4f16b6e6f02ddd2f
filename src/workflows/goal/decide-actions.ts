import { type ActionInput, type ExecutorInput, executor } from '@/agents/executor';
import type { PageView } from '@/agents/page-view/page-view';
import type { MicroAction } from '@/domain/goal/micro-action';
import type { QueuedAction } from '@/domain/goal/queued-action';
import type { Usage } from '@/domain/model/usage';
import { askAgent } from '@/workflows/asking/ask-agent';
import { waitForUser } from '@/workflows/asking/wait-for-user';
import { parseTarget } from '@/workflows/explore/target-from-address';
import { originOf } from './approvals';
import { describeNameless } from './describe-nameless';
import type { Pursuit } from './goal-ports';
import { itemLine } from './item-line';
import { secretsMask } from './mask-secrets';
import { namedBest, nameIn } from './named';
import { placeInRow } from './place-in-row';
import { recallActions } from './remember-step';
import { attemptOf, goalOf, saveGoal, stepOf, withAttempt, withStep } from './saved-goal';
import { type GoalView, viewPage } from './view-page';

/** How often the executor is asked in one attempt: each list, calendar and menu that opens is another look at the page. */
const mostTurns = 10;

/** What to do next for the step: what succeeded earlier on this site, else what the executor says. */
export async function decideActions(pursuit: Pursuit): Promise<void> {
  const attempt = attemptOf(pursuit);
  if (attempt.turns >= mostTurns) return close(pursuit, false, `It took more than ${mostTurns} looks at the page.`);
  if (await waitedAtWall(pursuit)) return;
  const step = stepOf(pursuit);
  if (!step.hasTriedMemory && attempt.turns === 0) {
    const recalled = await recallActions(pursuit);
    return begin(pursuit, recalled, { isRemembered: recalled.length > 0, looksAgain: false, usage: undefined });
  }
  const view = await viewPage(pursuit, attempt.show);
  const known = await readEarlier(pursuit);
  const { answer, usage } = await askAgent(pursuit, executor, () => executorInput(pursuit, view, known));
  if (answer.name !== 'act') return close(pursuit, answer.name === 'done', answer.input.reason, usage);
  const queue: QueuedAction[] = [];
  for (const action of answer.input.actions) queue.push(await asQueued(pursuit, withoutEmptyItems(action), view.page));
  await begin(pursuit, queue, { isRemembered: false, looksAgain: answer.input.next === 'look', usage });
}

async function begin(
  pursuit: Pursuit,
  queue: QueuedAction[],
  { isRemembered, looksAgain, usage }: { isRemembered: boolean; looksAgain: boolean; usage: Usage | undefined },
): Promise<void> {
  const { id } = stepOf(pursuit);
  const isMemory = usage === undefined;
  const facts = { step: id, actions: queue.length, memory: isMemory };
  await saveGoal(pursuit, 'goal-decided', facts, {
    usage,
    isOfStep: true,
    change: (state) => ({
      ...withStep(
        withAttempt(state, (attempt) => ({
          ...attempt,
          queue,
          looksAgain,
          isRemembered,
          show: null,
          turns: isMemory ? attempt.turns : attempt.turns + 1,
        })),
        id,
        (step) => ({ ...step, hasTriedMemory: true }),
      ),
      stage: queue.length > 0 ? 'act' : 'decide',
    }),
  });
}

/** The executor is through with the step, or cannot go on. */
async function close(pursuit: Pursuit, isDone: boolean, reason: string, usage?: Usage): Promise<void> {
  await saveGoal(
    pursuit,
    'goal-decided',
    { step: stepOf(pursuit).id, actions: 0, memory: false },
    {
      usage,
      isOfStep: true,
      change: (state) => ({
        ...withAttempt(state, (attempt) => ({ ...attempt, turns: attempt.turns + 1, closing: { isDone, reason } })),
        stage: 'judge',
      }),
    },
  );
}

/** What earlier steps put aside, which a later one may have to type. */
async function readEarlier(pursuit: Pursuit): Promise<string[]> {
  const { extracted } = attemptOf(pursuit);
  if (goalOf(pursuit).items === 0) return [];
  const items = await pursuit.store.itemsOf(pursuit.run.run.id);
  return items.filter(({ index }) => !extracted.includes(index)).map(itemLine);
}

function executorInput(pursuit: Pursuit, { page, landmarks }: GoalView, known: string[]): ExecutorInput {
  const goal = goalOf(pursuit);
  const attempt = attemptOf(pursuit);
  const step = stepOf(pursuit);
  const origin = originOf(page.url);
  return {
    step,
    change: step.change,
    variables: goal.variables
      .filter((variable) => !variable.isSecret || variable.origin === origin)
      .map(({ name }) => name),
    done: attempt.done,
    collected: attempt.extracted.length,
    known,
    page,
    landmarks,
    turnsLeft: mostTurns - attempt.turns,
    readyMade: goal.readyMade,
  };
}

function withoutEmptyItems({ items, ...said }: ActionInput): MicroAction {
  return { ...said, items: items.length > 0 ? items : null };
}

/** With the element as it is now: what it becomes before its turn is another one. */
export async function asQueued(
  pursuit: Pursuit,
  action: MicroAction,
  { text, elements }: Pick<PageView, 'text' | 'elements'>,
): Promise<QueuedAction> {
  if (action.target === null || action.type === 'extract') return { action, element: null };
  const called = nameIn(action.target);
  if (called !== null) return { action, element: null, namesakes: namedBest(elements, called).map(({ ref }) => ref) };
  const facts = await pursuit.tab.ask('read-element', parseTarget(action.target)).catch(() => null);
  if (!facts) return { action, element: null };
  const { role, selector, fallbacks } = facts;
  const name = (await secretsMask(pursuit))(facts.name);
  // A row is chosen by what it says: the next time another one may be meant.
  const isLasting = selector !== null && !isInRow(action.target, text);
  const isOnly = name !== '' && elements.filter((one) => one.role === role && one.name === name).length === 1;
  return {
    action,
    element: {
      role,
      name,
      ...(name === '' ? { place: describeNameless(action.target, text) } : {}),
      selectors: isLasting ? [selector, ...fallbacks] : [],
    },
    isOnly,
    row: placeInRow(action.target, text) ?? undefined,
  };
}

function isInRow(target: string, pageText: string): boolean {
  const address = `"${target}"]`;
  return (
    /^(?:f\d+)?L\d/.test(target) || pageText.split('\n').some((line) => /^ *\d+ /.test(line) && line.includes(address))
  );
}

/**
 * Walls are the user's. A sign-in page is none while a step signs in with variables of its origin; what no variable says the user enters
 * themself. True if the run waited: the page may be another one since.
 */
async function waitedAtWall(pursuit: Pursuit): Promise<boolean> {
  const { tab } = pursuit;
  const { kind } = await tab.ask('read-page-kind', null);
  const isLogin = kind === 'login' && !(await signsIn(pursuit));
  if (!isLogin && kind !== 'challenge' && kind !== 'rate-limit' && kind !== 'consent') return false;
  await waitForUser(pursuit, kind === 'login' ? 'login' : kind);
  pursuit.clock.reset();
  await tab.settle();
  return true;
}

async function signsIn(pursuit: Pursuit): Promise<boolean> {
  const { plan, variables } = goalOf(pursuit);
  const origin = originOf(await pursuit.tab.url());
  const isPlanned = plan.some(
    ({ intent, status }) => intent === 'authenticate' && (status === 'open' || status === 'running'),
  );
  return isPlanned && variables.some((variable) => variable.isSecret && variable.origin === origin);
}
