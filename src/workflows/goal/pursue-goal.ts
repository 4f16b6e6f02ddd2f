import type { GoalState } from '@/domain/goal/goal-state';
import { ControlError, PageAnswerError, PageUnreachableError, TabGoneError } from '@/domain/page/tab-errors';
import { RunEndError, type RunEnding } from '@/runs/run-ending';
import { siteOf } from '@/url/canonical-url';
import { startStopwatch } from '@/workflows/asking/stopwatch';
import { waitForUser } from '@/workflows/asking/wait-for-user';
import { actNow } from './act-now';
import { approvePlan, originOf } from './approvals';
import { beginStep } from './begin-step';
import { decideActions } from './decide-actions';
import type { GoalParts, Pursuit } from './goal-ports';
import { judgeStep } from './judge-step';
import { closeGoal, makePlan } from './make-plan';
import { recover } from './recover';
import { goalOf, saveGoal } from './saved-goal';

const stages: Record<Exclude<GoalState['stage'], 'over'>, (pursuit: Pursuit) => Promise<void>> = {
  open: openStart,
  plan: makePlan,
  approve: approvePlan,
  choose: beginStep,
  decide: decideActions,
  act: actNow,
  judge: judgeStep,
  recover,
  close: closeGoal,
};

/**
 * Works towards a goal until it is done, or honestly not done. Every stage reads the saved state, does one thing and saves: called again
 * after the worker was killed, it goes on from there.
 */
export async function pursueGoal(parts: GoalParts): Promise<RunEnding> {
  const pursuit: Pursuit = { ...parts, clock: startStopwatch() };
  for (;;) {
    try {
      await findTab(pursuit);
      await findVariables(pursuit);
      return await throughStages(pursuit);
    } catch (error) {
      await survive(pursuit, error);
    }
  }
}

async function throughStages(pursuit: Pursuit): Promise<RunEnding> {
  const { tab } = pursuit;
  for (;;) {
    const { stage, spentMs, limits } = goalOf(pursuit);
    const ending = { finalUrl: await tab.url(), sendsHeld: tab.heldBack() };
    if (stage === 'over') return { ...ending, code: endCodeOf(goalOf(pursuit)) };
    if (spentMs > limits.minutes * 60_000) return { ...ending, code: 'goal-time' };
    await stages[stage](pursuit);
  }
}

function endCodeOf({ answer, isDeclined, isHandedOver }: GoalState): RunEnding['code'] {
  if (isDeclined) return 'goal-declined';
  if (isHandedOver) return 'goal-handed-over';
  return answer?.isDone ? 'goal-reached' : 'goal-not-reached';
}

async function openStart(pursuit: Pursuit): Promise<void> {
  const { tab, run } = pursuit;
  const { startUrl } = goalOf(pursuit);
  if (startUrl !== null && (await tab.url()) !== startUrl) {
    await run.pace();
    await tab.open(startUrl);
  }
  const url = await tab.url();
  await saveGoal(
    pursuit,
    'goal-opened',
    { url },
    {
      change: (state) => ({ ...state, stage: 'plan', pageUrl: url, readOrigins: [originOf(url)] }),
    },
  );
}

/** A resumed run acts only where it left the tab: its user may have gone elsewhere meanwhile. */
async function findTab(pursuit: Pursuit): Promise<void> {
  const { stage, pageUrl } = goalOf(pursuit);
  const { openIntent } = pursuit.run;
  if (stage === 'open' || stage === 'over' || openIntent) return;
  if (siteOf(await pursuit.tab.url()) !== siteOf(pageUrl)) await waitForUser(pursuit, 'user-navigated');
}

/** Values live as long as the browser's session, unless they are kept: without them nothing is typed in their place. */
async function findVariables(pursuit: Pursuit): Promise<void> {
  for (const { name, origin } of goalOf(pursuit).variables) {
    while ((await pursuit.store.variableValue(name, origin)) === null) await waitForUser(pursuit, 'goal-variables');
  }
}

/** A page that reloads is back soon, a site that fails takes longer: ms to wait after each further error. */
const retriesMs = [1000, 5000, 10_000];

/** Returns if the goal may go on; throws what ends it. */
async function survive(pursuit: Pursuit, error: unknown): Promise<void> {
  if (error instanceof TabGoneError) throw new RunEndError({ code: 'tab-closed' }, { cause: error });
  if (error instanceof ControlError && error.reason !== 'failed') {
    return waitForUser(pursuit, error.reason === 'cancelled' ? 'debugger-cancelled' : 'debugger-refused');
  }
  const isPassing =
    error instanceof ControlError || error instanceof PageAnswerError || error instanceof PageUnreachableError;
  if (!isPassing) throw error;
  await pursuit.run.problem({ message: error.message });
  const { consecutiveErrors } = goalOf(pursuit);
  await pursuit.sleep(retriesMs[Math.min(consecutiveErrors, retriesMs.length) - 1] ?? 0);
}
