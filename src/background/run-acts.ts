import type { FillActs } from '@/background/fill-acts';
import type { FillEdits } from '@/background/fill-edits';
import type { GoalActs } from '@/background/goal-acts';
import { updateRunWatchdog } from '@/background/run-watchdog';
import { highlight } from '@/browser/highlight';
import { DiscoverOrder, newDiscoverState } from '@/domain/run/discover-state';
import { type DiscoverRun, isDiscoverRun } from '@/domain/run/run';
import { clampLimits } from '@/domain/settings/settings';
import type { PanelApi } from '@/rpc/panel-api';
import type { RunEngine } from '@/runs/run-engine';
import { siteTermsOf } from '@/safety/site-terms';
import type { SettingsStore } from '@/store/settings/settings-store';
import type { Store } from '@/store/store';
import { siteOf } from '@/url/canonical-url';
import { continuedState } from '@/workflows/collect/continued-state';

/** The panel's acts on runs. */
type RunActs = Omit<
  PanelApi,
  | 'describeModels'
  | 'testModel'
  | 'listModels'
  | 'saveJob'
  | 'announcedJobs'
  | 'takeNotice'
  | keyof FillActs
  | keyof FillEdits
  | keyof GoalActs
  | 'draftAnswer'
>;

interface Parts {
  engine: RunEngine;
  store: Store;
  settings: SettingsStore;
  /** Resolves once an earlier worker's unfinished runs are active again. */
  isReady: Promise<void>;
  /** Releases a run's tab. */
  releaseTab(runId: string): Promise<void>;
}

/** What the panel's buttons do with runs. */
export function runActs({ engine, store, settings, isReady, releaseTab }: Parts): RunActs {
  return {
    async discover(tabId, order) {
      await isReady;
      const tab = await chrome.tabs.get(tabId);
      // The run finds the tab where it is going.
      const url = tab.pendingUrl ?? tab.url ?? '';
      const { breakers } = await settings.read();
      const { mode, limits, goals, search } = DiscoverOrder.parse(order);
      const state = newDiscoverState(
        { mode, limits: clampLimits(limits, breakers), goals, search },
        url,
        breakers.errorsInARow,
      );
      const run = await engine.start({ kind: 'discover', tabId, startUrl: url, site: siteOf(url), state });
      await updateRunWatchdog(engine);
      return run;
    },
    async goOn(runId, limits) {
      await isReady;
      const ended = await store.runs.get(runId);
      if (ended?.status !== 'ended' || !isDiscoverRun(ended)) return null;
      const { breakers } = await settings.read();
      const jobs = await store.jobs.listedByIds(ended.state.jobIds);
      const unopened = jobs.flatMap(({ id, detailsReadAt }) => (detailsReadAt === null ? [id] : []));
      const state = continuedState(ended, { limits: clampLimits(limits, breakers), unopened });
      if (state.phase === 'understand') await showFirstPage(ended);
      const { tabId, startUrl, site } = ended;
      const run = await engine.start({ kind: 'discover', tabId, startUrl, site, state });
      await updateRunWatchdog(engine);
      return run;
    },
    pause: async (runId) => {
      await isReady;
      await engine.pause(runId);
    },
    resume: async (runId) => {
      await isReady;
      await engine.resume(runId);
    },
    stop: async (runId) => {
      await isReady;
      await engine.stop(runId);
    },
    async takeOver(runId) {
      await isReady;
      await engine.pause(runId);
      await releaseTab(runId);
    },
    highlight,
    async acceptNotice(runId) {
      await isReady;
      const run = await store.runs.get(runId);
      const notice = run && siteTermsOf(run.site);
      const { acceptedNotices } = await settings.read();
      if (notice) await settings.write({ acceptedNotices: [...new Set([...acceptedNotices, notice.host])] });
      await engine.resume(runId);
    },
  };
}

/**
 * Loads the list from its beginning, unless it is there. A reload could post again what led to the present page, so its address is opened,
 * except behind a hash, where that loads nothing.
 */
async function showFirstPage({ tabId, startUrl, state }: DiscoverRun): Promise<void> {
  const { url } = await chrome.tabs.get(tabId);
  if (url === startUrl && state.page < 2) return;
  if (url === startUrl && URL.parse(url)?.hash) await chrome.tabs.reload(tabId);
  else await chrome.tabs.update(tabId, { url: startUrl });
}
