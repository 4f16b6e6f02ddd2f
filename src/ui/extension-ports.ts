import { connectPanel } from '@/rpc/connect-panel';
import { deleteEverything } from '@/store/delete-everything';
import { createAnnouncer, listenLive } from '@/store/live';
import { createSettingsStore } from '@/store/settings-store';
import { createStore } from '@/store/store';
import { chromeTabs } from './chrome-tabs';
import type { PanelPorts } from './ports';
import { saveFile } from './save-file';

/** More runs than anyone reads; each may hold a thousand keys. */
const runsShown = 200;

/** The panel's ports inside the extension: its own connection to the store, the background's acts, Chrome's tabs. */
export function createExtensionPorts(): PanelPorts {
  const announce = createAnnouncer();
  const store = createStore(announce, console.warn);
  const acts = connectPanel();
  return {
    jobs: store.jobs,
    steps: store.steps,
    understandings: store.understandings,
    settings: createSettingsStore(chrome.storage.local, announce, console.warn),
    listRuns: () => store.runs.list(runsShown),
    deleteEverything: () =>
      deleteEverything({
        store,
        areas: [chrome.storage.local, chrome.storage.session],
        announce,
        stopRun: (runId) => acts.stop(runId),
      }),
    acts,
    tabs: chromeTabs,
    listenLive,
    saveFile,
  };
}
