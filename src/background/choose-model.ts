import type { ModelSettings } from '@/domain/model/model-settings';
import type { KnownFallbacks } from '@/models/ask-with-fallbacks';
import { createModel } from '@/models/create-model';
import type { ReadKey } from '@/models/origin-bound-key';
import { rulesModel } from '@/rules/rules-model';
import type { SettingsStore } from '@/store/settings/settings-store';
import type { Spending } from '@/store/settings/spending';
import type { ModelChoice } from '@/workflows/asking/run-context';

interface Parts {
  settings: Pick<SettingsStore, 'read'>;
  keyOf: ReadKey;
  spending: Pick<Spending, 'ofMonth'>;
  knownWays: KnownFallbacks;
}

/** Which model answers which agent: read for every call, so that a change in Settings applies from the next one on. */
export function chooseModel({ settings, keyOf, spending, knownWays }: Parts): ModelChoice {
  const chosen = async () => (await settings.read()).models;
  return {
    rules: rulesModel,
    async modelFor(agent, onWait) {
      return createModel(await chosen(), keyOf, agent, { knownWays, keepAlive, onWait }) ?? rulesModel;
    },
    async dollarsLeft(spent) {
      const models = await chosen();
      return leftOf(models, spent, await spending.ofMonth(new Date()));
    },
  };
}

/** Any extension API call keeps the worker alive for another 30 seconds; a pending request alone does not. */
export function keepAlive(): void {
  void chrome.runtime.getPlatformInfo();
}

function leftOf({ provider, spending }: ModelSettings, ofRun: number, ofMonth: number): number | null {
  if (provider === 'rules') return null;
  const left = [
    ...(spending.perRun === null ? [] : [spending.perRun - ofRun]),
    ...(spending.perMonth === null ? [] : [spending.perMonth - ofMonth]),
  ];
  return left.length > 0 ? Math.min(...left) : null;
}
