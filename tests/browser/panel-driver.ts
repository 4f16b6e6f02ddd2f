import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import type { Answer } from '@/domain/form/answer';
import type { Application } from '@/domain/form/application';
import type { ProfileDocument } from '@/domain/form/document';
import type { Profile } from '@/domain/form/profile';
import type { CollectedItem } from '@/domain/job/collected-item';
import type { Understanding } from '@/domain/page/understanding';
import type { LiveEvent } from '@/domain/run/live-event';
import type { DiscoverRun, Run } from '@/domain/run/run';
import type { Step } from '@/domain/run/step';
import type { Settings } from '@/domain/settings/settings';
import type { StoredJob } from '@/store/database/stored-job';
import { type ExtensionBrowser, launchExtension } from '../harness/chromium';
import { tabIdOf } from '../harness/lab';
import { longListPage, longListUrl, site } from './panel-samples';
import { putSamplePictures } from './sample-pictures';

/** What the store holds when the panel opens. */
export interface Saved {
  jobs?: StoredJob[];
  descriptions?: { jobId: string; text: string }[];
  runs?: Run[];
  items?: CollectedItem[];
  steps?: Step[];
  understandings?: Understanding[];
  profile?: { id: 'profile'; profile: Profile }[];
  documents?: ProfileDocument[];
  answers?: Answer[];
  applications?: Application[];
  /** Journal entries of which pictures are kept. */
  pictures?: Pick<Step, 'runId' | 'seq'>[];
  settings?: Partial<Settings>;
  /** Origins that a key is kept for. */
  keys?: string[];
}

/** The panel's page in a tab of its own, beside the page it is about, which is in front. */
export interface PanelDriver {
  browser: ExtensionBrowser;
  panel: Page;
  /** Chrome's number of the tab that the panel is about. */
  tabId: number;
  /** Replaces all that is saved and opens the panel anew. */
  open(saved: Saved): Promise<void>;
  /** Saves one record as the background would. */
  save(store: 'runs', record: DiscoverRun): Promise<void>;
  /** Tells the panel of a change as the background would. */
  tell(event: LiveEvent): Promise<void>;
  /** Shows another address in the tab in front. */
  showInTab(url: string): Promise<void>;
  close(): Promise<void>;
}

const boardUrl = `https://${site}/search?q=engineer`;
const plainPage = '<title>244 engineer jobs</title><h1>Jobs</h1>';

export async function launchPanel(size = { width: 400, height: 800 }): Promise<PanelDriver> {
  const browser = await launchExtension({ extension: resolve('.output/chrome-mv3') });
  const board = await browser.context.newPage();
  await board.route(/^https:/, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: route.request().url() === longListUrl ? longListPage() : plainPage,
    }),
  );
  await board.goto(boardUrl);
  const panel = await browser.context.newPage();
  await panel.setViewportSize(size);
  const panelUrl = `chrome-extension://${browser.extensionId}/sidepanel.html`;
  await panel.goto(panelUrl);
  await panel.getByRole('tab', { name: 'Settings' }).waitFor();
  return {
    browser,
    panel,
    tabId: await tabIdOf(browser, board),
    async open({ pictures, ...saved }) {
      await panel.evaluate(replaceSaved, saved);
      if (pictures) await panel.evaluate(putSamplePictures, pictures);
      if (board.url() !== boardUrl) await board.goto(boardUrl);
      await board.bringToFront();
      await panel.reload();
      await panel.getByRole('tab', { name: 'Settings' }).waitFor();
    },
    save: (store, record) => panel.evaluate(putRecord, { store, record }),
    tell: (event) => panel.evaluate((data) => new BroadcastChannel('jobtrail-live').postMessage(data), event),
    async showInTab(url) {
      await board.goto(url);
    },
    close: () => browser.close(),
  };
}

/** Runs in the panel's page, on the database that its store has made. */
async function replaceSaved({ settings = {}, keys = [], ...stores }: Omit<Saved, 'pictures'>): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('jobtrail');
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const transaction = database.transaction([...database.objectStoreNames], 'readwrite');
  const done = new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onabort = () => reject(transaction.error);
  });
  for (const name of database.objectStoreNames) transaction.objectStore(name).clear();
  for (const [name, records] of Object.entries(stores)) {
    for (const record of records) transaction.objectStore(name).put(record);
  }
  await done;
  database.close();
  const named = Object.entries(settings).map(([name, value]) => [`settings.${name}`, value]);
  await chrome.storage.local.clear();
  await chrome.storage.local.set(Object.fromEntries(named));
  await chrome.storage.session.clear();
  await chrome.storage.session.set(Object.fromEntries(keys.map((origin) => [`key.${origin}`, 'a key'])));
}

/** Runs in the panel's page. */
function putRecord({ store, record }: { store: string; record: DiscoverRun }): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('jobtrail');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const transaction = database.transaction(store, 'readwrite');
      transaction.objectStore(store).put(record);
      transaction.oncomplete = () => {
        database.close();
        resolve();
      };
    };
  });
}
