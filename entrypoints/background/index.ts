import '@/std/disable-zod-eval';

import { defineBackground } from 'wxt/utils/define-background';
import { takeBackLeftTints } from '@/browser/field-visibility/tint-fields';
import { letGoOfLeftTabs } from '@/browser/requests/linger-after-fill';
import { removeLeftRules } from '@/browser/requests/network-rules';
import { driveTab, type Tab } from '@/browser/tab';
import type { KnownWays } from '@/models/ask-with-fallbacks';
import { servePanel } from '@/rpc/serve-panel';
import { createRunEngine } from '@/runs/run-engine';
import { createAnnouncer } from '@/store/database/live-events';
import { createSettingsStore } from '@/store/settings/settings-store';
import { createSpending } from '@/store/settings/spending';
import { createStore } from '@/store/store';
import { keepDiscovering } from '@/workflows/collect/discover-with-retries';
import { fill } from '@/workflows/fill/fill-form';
import { modelChoice } from '../../src/background/choose-model';
import { offerContextMenu } from '../../src/background/context-menu';
import { discoverStore } from '../../src/background/discover-store-adapter';
import { fillDrafts } from '../../src/background/draft-answer-acts';
import { fillActs } from '../../src/background/fill-acts';
import { fillEdits } from '../../src/background/fill-edits';
import { fillFromOutside } from '../../src/background/fill-on-command';
import { fillStore } from '../../src/background/fill-store-adapter';
import { modelActs } from '../../src/background/model-acts';
import { keepNotices } from '../../src/background/pending-notices';
import { keepLoaded } from '../../src/background/prevent-tab-discard';
import { keysOfModels } from '../../src/background/read-model-keys';
import { tellAfterwards } from '../../src/background/record-late-findings';
import { panelActs } from '../../src/background/run-acts';
import { keepWatch } from '../../src/background/run-watchdog';
import { savingActs } from '../../src/background/save-job-acts';
import { idleTabs } from '../../src/background/tab-queue';
import { watchSending } from '../../src/background/watch-for-confirmation';
import { sleepUntil } from '../../src/std/sleep';

/** What controlling a tab needs from a run of any kind. */
interface RunPart {
  run: { id: string; tabId: number };
  signal: AbortSignal;
  checkpoint(): Promise<void>;
}

export default defineBackground({ type: 'module', main: startBackground });

/** Wires the parts together. Listeners are registered before the first await: Chrome requires them in the first turn. */
function startBackground(): void {
  const announce = createAnnouncer();
  const report = (damage: unknown) => console.warn('A stored record could not be read and was left out.', damage);
  const store = createStore(announce, report);
  const settings = createSettingsStore(chrome.storage.local, announce, report);
  const { session, local } = chrome.storage;
  const keyOf = keysOfModels({ session, device: local }, settings, announce);
  const spending = createSpending(chrome.storage.local, report);
  const knownWays: KnownWays = new Map();
  const models = modelChoice({ settings, keyOf, spending, knownWays });
  const tabs = new Map<string, Tab>();
  const inTab = async <Ending>(
    { run, signal, checkpoint }: RunPart,
    isFilling: boolean,
    work: (tab: Tab) => Promise<Ending>,
  ): Promise<Ending> => {
    const tab = driveTab(run.tabId, signal, checkpoint, isFilling);
    tabs.set(run.id, tab);
    tellAfterwards(tab, run.id, { runs: store.runs, locks: navigator.locks, now: () => new Date() });
    try {
      if (!isFilling) await tab.takeOver();
      return await keepLoaded(run.tabId, () => work(tab));
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
          keepDiscovering({
            run,
            tab,
            store: discoverStore(store, settings, spending),
            models,
            explorationLimits: async () => (await settings.read()).exploration.limits,
            mayPressForAddress: async () => (await settings.read()).mayPressForAddress,
            mayPressApply: async () => (await settings.read()).exploration.mayPressApply,
            now: () => new Date().toISOString(),
            sleep: (ms) => sleepUntil(ms, run.signal),
          }),
        ),
      fill: async (run) => {
        const ending = await inTab(run, true, (tab) =>
          fill({
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
    },
  });
  const idle = idleTabs(engine.isTabBusy);
  const sending = watchSending({ store, isBusy: idle.isBusy });
  const notices = keepNotices(announce);
  const saving = savingActs(store, notices);
  const isReady = keepWatch(engine);
  void removeLeftRules();
  void takeBackLeftTints();
  void isReady.then(() => letGoOfLeftTabs(engine.isTabBusy));
  const filling = {
    ...fillActs({ engine, store, settings, isReady, isFree: idle.isFree }),
    ...fillEdits({ store, inIdleTab: idle.inIdleTab }),
    ...fillDrafts({ store, spending, models }),
  };
  offerContextMenu({ 'fill-form': fillFromOutside(filling, notices), 'save-job': saving.saveJob });
  const releaseTab = async (runId: string) => tabs.get(runId)?.end();
  servePanel({
    ...panelActs({ engine, store, settings, isReady, releaseTab }),
    ...filling,
    ...modelActs(keyOf, knownWays),
    ...saving,
    takeNotice: async () => notices.take(),
  });
  void chrome.sidePanel.setPanelBehavior({ openPanelOnActionClick: true });
  // Content scripts could read this storage until it is closed to them; Chrome remembers that, but may be reset.
  void chrome.storage.local.setAccessLevel({ accessLevel: 'TRUSTED_CONTEXTS' });
  void chrome.storage.session.setAccessLevel({ accessLevel: 'TRUSTED_CONTEXTS' });
}
