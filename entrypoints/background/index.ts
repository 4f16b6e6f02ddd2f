import '@/std/disable-zod-eval';

import { defineBackground } from 'wxt/utils/define-background';
import { removeAbandonedTints } from '@/browser/field-visibility/tint-fields';
import { releaseAbandonedTabs } from '@/browser/requests/linger-after-fill';
import { removeAbandonedRules } from '@/browser/requests/network-rules';
import { driveTab, type Tab } from '@/browser/tab';
import type { KnownFallbacks } from '@/models/ask-with-fallbacks';
import { servePanel } from '@/rpc/serve-panel';
import { createRunEngine } from '@/runs/run-engine';
import { sleep } from '@/std/sleep';
import { createEventPublisher } from '@/store/database/live-events';
import { createRememberedSteps } from '@/store/settings/remembered-step-store';
import { createSettingsStore } from '@/store/settings/settings-store';
import { createSpending } from '@/store/settings/spending';
import { createVariableStore } from '@/store/settings/variable-store';
import { createStore } from '@/store/store';
import { discoverWithRetries } from '@/workflows/collect/discover-with-retries';
import { fillForm } from '@/workflows/fill/fill-form';
import { pursueGoal } from '@/workflows/goal/pursue-goal';
import { announcedJobsAct } from '../../src/background/announced-jobs-act';
import { chooseModel } from '../../src/background/choose-model';
import { offerContextMenu } from '../../src/background/context-menu';
import { discoverStore } from '../../src/background/discover-store-adapter';
import { draftAnswerActs } from '../../src/background/draft-answer-acts';
import { fillActs } from '../../src/background/fill-acts';
import { fillEdits } from '../../src/background/fill-edits';
import { fillOnCommand } from '../../src/background/fill-on-command';
import { fillStore } from '../../src/background/fill-store-adapter';
import { goalActs } from '../../src/background/goal-acts';
import { goalStore } from '../../src/background/goal-store-adapter';
import { modelActs } from '../../src/background/model-acts';
import { createPendingNotices } from '../../src/background/pending-notices';
import { preventTabDiscard } from '../../src/background/prevent-tab-discard';
import { modelKeyReader } from '../../src/background/read-model-keys';
import { recordLateFindings } from '../../src/background/record-late-findings';
import { recordLostGrounds } from '../../src/background/record-lost-grounds';
import { resumeOnNextPage } from '../../src/background/resume-on-next-page';
import { runActs } from '../../src/background/run-acts';
import { startRunWatchdog } from '../../src/background/run-watchdog';
import { saveJobActs } from '../../src/background/save-job-acts';
import { createTabQueue } from '../../src/background/tab-queue';
import { watchForConfirmation } from '../../src/background/watch-for-confirmation';

/** What controlling a tab needs from a run of any kind. */
interface RunPart {
  run: { id: string; tabId: number };
  signal: AbortSignal;
  checkpoint(): Promise<void>;
}

export default defineBackground({ type: 'module', main: startBackground });

/** Wires the parts together. Listeners are registered before the first await: Chrome requires them in the first turn. */
function startBackground(): void {
  const announce = createEventPublisher();
  const report = (damage: unknown) => console.warn('A stored record could not be read and was left out.', damage);
  const store = createStore(announce, report);
  const settings = createSettingsStore(chrome.storage.local, announce, report);
  const { session, local } = chrome.storage;
  const keyOf = modelKeyReader({ session, device: local }, settings, announce);
  const spending = createSpending(chrome.storage.local, report);
  const knownWays: KnownFallbacks = new Map();
  const models = chooseModel({ settings, keyOf, spending, knownWays });
  const variables = createVariableStore({ session, device: local });
  const remembered = createRememberedSteps(local);
  const tabs = new Map<string, Tab>();
  const inTab = async <Ending>(
    { run, signal, checkpoint }: RunPart,
    isFilling: boolean,
    work: (tab: Tab) => Promise<Ending>,
  ): Promise<Ending> => {
    const tab = driveTab(run.tabId, signal, checkpoint, isFilling);
    tabs.set(run.id, tab);
    recordLateFindings(tab, run.id, { runs: store.runs, locks: navigator.locks, now: () => new Date() });
    try {
      if (!isFilling) await tab.takeOver();
      return await preventTabDiscard(run.tabId, () => work(tab));
    } finally {
      tabs.delete(run.id);
      // Stopped, the tab is its user's at once.
      await (signal.aborted ? tab.end() : tab.release());
    }
  };
  const engine = createRunEngine({
    store,
    locks: navigator.locks,
    now: () => new Date(),
    pace: async () => (await settings.read()).pace,
    workflows: {
      discover: (run) =>
        inTab(run, false, (tab) =>
          discoverWithRetries({
            run,
            tab,
            store: discoverStore(store, settings, spending),
            models,
            explorationLimits: async () => (await settings.read()).exploration.limits,
            mayPressForAddress: async () => (await settings.read()).mayPressForAddress,
            mayPressApply: async () => (await settings.read()).exploration.mayPressApply,
            now: () => new Date().toISOString(),
            sleep: (ms) => sleep(ms, run.signal),
          }),
        ),
      fill: async (run) => {
        const ending = await inTab(run, true, (tab) =>
          fillForm({
            run,
            tab,
            store: fillStore(store, spending, settings),
            models,
            pilotSteps: async () => (await settings.read()).pilotSteps,
            now: () => new Date().toISOString(),
          }),
        );
        if (ending.code === 'ready') await sending.watch(run.run.tabId);
        return ending;
      },
      goal: (run) =>
        inTab(run, false, (tab) =>
          pursueGoal({
            run,
            tab,
            store: goalStore({ store, spending, variables, remembered }),
            models,
            now: () => new Date().toISOString(),
            sleep: (ms) => sleep(ms, run.signal),
          }),
        ),
    },
  });
  const idle = createTabQueue(engine.isTabBusy);
  recordLostGrounds(store);
  const sending = watchForConfirmation({ store, isBusy: idle.isBusy });
  const notices = createPendingNotices(announce);
  const saving = saveJobActs(store, notices);
  const isReady = startRunWatchdog(engine);
  resumeOnNextPage(engine, isReady);
  void removeAbandonedRules();
  void removeAbandonedTints();
  void isReady.then(() => releaseAbandonedTabs(engine.isTabBusy));
  const filling = {
    ...fillActs({ engine, store, settings, isReady, isFree: idle.isFree }),
    ...fillEdits({ store, inIdleTab: idle.inIdleTab }),
    ...draftAnswerActs({ store, spending, models }),
  };
  offerContextMenu({ 'fill-form': fillOnCommand(filling, notices), 'save-job': saving.saveJob });
  const releaseTab = async (runId: string) => tabs.get(runId)?.end();
  servePanel({
    ...runActs({ engine, store, settings, isReady, releaseTab }),
    ...filling,
    ...goalActs({ engine, store, settings, variables, isReady }),
    ...modelActs(keyOf, knownWays),
    ...saving,
    ...announcedJobsAct(store, settings),
    takeNotice: async () => notices.take(),
  });
  void chrome.sidePanel.setPanelBehavior({ openPanelOnActionClick: true });
  // Content scripts could read this storage until it is closed to them; Chrome remembers that, but may be reset.
  void chrome.storage.local.setAccessLevel({ accessLevel: 'TRUSTED_CONTEXTS' });
  void chrome.storage.session.setAccessLevel({ accessLevel: 'TRUSTED_CONTEXTS' });
}
