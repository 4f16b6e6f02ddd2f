import { updateRunWatchdog } from '@/background/run-watchdog';
import { GoalOrder, type GoalVariable } from '@/domain/goal/goal-order';
import { newGoalState } from '@/domain/goal/goal-state';
import { isGoalRun, type Run } from '@/domain/run/run';
import type { PanelApi } from '@/rpc/panel-api';
import type { RunEngine } from '@/runs/run-engine';
import type { SettingsStore } from '@/store/settings/settings-store';
import type { VariableStore } from '@/store/settings/variable-store';
import type { Store } from '@/store/store';
import { siteOf } from '@/url/canonical-url';

/** The panel's acts for goals. */
export type GoalActs = Pick<PanelApi, 'pursueGoal' | 'answerGoal' | 'keptVariables' | 'forgetVariable'>;

interface Parts {
  engine: RunEngine;
  store: Pick<Store, 'runs'>;
  settings: Pick<SettingsStore, 'read'>;
  variables: VariableStore;
  /** Resolves once an earlier worker's unfinished runs are active again. */
  isReady: Promise<void>;
}

export function goalActs({ engine, store, settings, variables, isReady }: Parts): GoalActs {
  return {
    async pursueGoal(tabId, given) {
      await isReady;
      const order = GoalOrder.parse(given);
      const tab = await chrome.tabs.get(tabId);
      const url = tab.pendingUrl ?? tab.url ?? '';
      const origin = URL.parse(order.startUrl ?? url)?.origin ?? '';
      for (const variable of order.variables) await variables.save(origin, variable);
      const { breakers, goalLimits } = await settings.read();
      const named = order.variables.map(({ name, isSecret }): GoalVariable => ({ name, isSecret, origin }));
      const start = { limits: goalLimits, pageUrl: url, errorsAllowed: breakers.errorsInARow };
      const state = newGoalState(order, [...named, ...(await keptBefore(variables, origin, named))], start);
      const site = siteOf(order.startUrl ?? url);
      const run = await engine.start({ kind: 'goal', tabId, startUrl: url, site, state });
      await updateRunWatchdog(engine);
      return { id: run.id };
    },
    async answerGoal(runId, askedAt, isAllowed) {
      await isReady;
      const run = await store.runs.get(runId);
      // Only what the panel showed is answered.
      if (run?.wait !== 'goal-approval' || run.steps !== askedAt) return false;
      await engine.resume(runId, answered(isAllowed));
      return true;
    },
    keptVariables: (origin) => variables.kept(origin),
    forgetVariable: (origin, name) => variables.forget(origin, name),
  };
}

/** Secrets of the origin that the user kept earlier. */
async function keptBefore(
  variables: VariableStore,
  origin: string,
  named: readonly GoalVariable[],
): Promise<GoalVariable[]> {
  const kept = await variables.kept(origin);
  return kept
    .filter((name) => !named.some((one) => one.name === name))
    .map((name) => ({ name, isSecret: true, origin }));
}

const answered =
  (answer: boolean) =>
  (run: Run): Run =>
    isGoalRun(run) && run.state.approval
      ? { ...run, state: { ...run.state, approval: { ...run.state.approval, answer } } }
      : run;
