import { connectPanel } from '@/rpc/connect-panel';
import { startSearchWorker } from '@/search/start-search-worker';
import { createEventPublisher, subscribeToEvents } from '@/store/database/live-events';
import { deleteEverything } from '@/store/delete-everything';
import { createFillDrafts } from '@/store/settings/fill-draft-store';
import { createModelKeys } from '@/store/settings/model-key-store';
import { createSettingsStore } from '@/store/settings/settings-store';
import { createSpending } from '@/store/settings/spending';
import { createStore } from '@/store/store';
import type { PanelPorts } from '@/ui/data/panel-ports';
import { writeJobsFile } from '@/ui/export/write-jobs-file';
import { chromeTabs } from './chrome-tabs';
import { forgetSite } from './forget-site';

/** More runs than anyone looks through; each may hold a thousand keys. */
const runsShown = 200;

/** The panel's ports in the extension: its own store connection, the background's acts, Chrome's tabs. */
export function createExtensionPorts(): PanelPorts {
  const announce = createEventPublisher();
  const { local, session } = chrome.storage;
  const store = createStore(announce, console.warn);
  const spending = createSpending(local, console.warn);
  const { origins, save, forget, setRemembered } = createModelKeys({ session, device: local }, announce);
  const acts = connectPanel();
  return {
    jobs: store.jobs,
    engine: startSearchWorker(),
    backups: store.backups,
    steps: store.steps,
    items: store.items,
    pictures: store.pictures,
    understandings: store.understandings,
    profile: store.profile,
    documents: store.documents,
    answers: store.answers,
    drafts: createFillDrafts(session),
    applications: store.applications,
    forgetSite: (site) => forgetSite(store, announce, site),
    settings: createSettingsStore(local, announce, console.warn),
    keys: { origins, save, forget, setRemembered },
    spentThisMonth: () => spending.ofMonth(new Date()),
    listRuns: () => store.runs.list(runsShown),
    deleteEverything: () =>
      deleteEverything({ store, areas: [local, session], announce, stopRun: (runId) => acts.stop(runId) }),
    acts,
    tabs: chromeTabs,
    listenLive: subscribeToEvents,
    writeJobsFile,
    saveFile,
  };
}

/** Downloads a text or file through the browser, with a link that is never shown. `type` is that of a text. */
function saveFile(name: string, content: string | Blob, type: string): void {
  const url = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download reads the blob after this turn; a minute is more than it ever needs to start.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
