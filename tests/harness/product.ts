import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Job } from '@/domain/job/job';
import { noSearch, type Search } from '@/domain/job/search';
import { defaultQuestions, type ExplorationQuestion } from '@/domain/page/exploration-questions';
import type { DiscoverMode, DiscoverOrder } from '@/domain/run/discover-state';
import type { DiscoverRun } from '@/domain/run/run';
import type { Step } from '@/domain/run/step';
import type { Limits, Settings } from '@/domain/settings/settings';
import type { PanelApi } from '@/rpc/panel-api';
import type { CdpSession } from './cdp';
import { extensionId } from './extension-id';
import { type PlainChromium, startChromium } from './plain-chromium';
import { type Serve, serveInstead } from './serve-instead';

/** The built product in a Chromium of its own, driven as the panel drives it and read from its own database. */
export interface Product {
  chromium: PlainChromium;
  /** A page of the extension, to act and to look from. */
  control: CdpSession;
  /** Opens an address in front and starts a discovery there. `serve` answers its requests in place of the network. */
  discover(url: string, limits: Limits, serve?: Serve, order?: TestOrder): Promise<DiscoverRun>;
  /** Starts a discovery on a tab that is open. */
  discoverTab(tabId: number, limits: Limits, order?: TestOrder): Promise<DiscoverRun>;
  /** Takes a tab to an address, as its user would, and waits until it has loaded. */
  goTo(tabId: number, url: string): Promise<void>;
  /** Has the process of a page fail, by the beginning of its address. */
  crash(address: string): Promise<void>;
  act(name: 'pause' | 'resume' | 'stop' | 'takeOver' | 'acceptNotice', runId: string): Promise<void>;
  run(runId: string): Promise<DiscoverRun>;
  /** Waits for a state of the run. */
  runWhen(runId: string, holds: (run: DiscoverRun) => boolean, timeoutMs?: number): Promise<DiscoverRun>;
  jobs(): Promise<Job[]>;
  steps(runId: string): Promise<Step[]>;
  /**
   * Resolves right after the run's journal has an entry that is asked for, with it; or with null once the run has ended.
   * @throws where none comes within minutes, with where the run stands.
   */
  stepWritten(runId: string, asked: AskedStep): Promise<Step | null>;
  killWorker(): Promise<void>;
  /** Takes a tab to another address, as the user would. */
  navigate(tabId: number, url: string): Promise<void>;
  /** What a function answers inside the page of a tab. */
  inTab<Value>(tabId: number, look: () => Value): Promise<Value>;
  /** Has Chrome start the worker, if it does not run, as the panel's next call would. */
  wakeWorker(): Promise<void>;
  /** Changes settings as the panel would. */
  set(settings: Partial<Settings>): Promise<void>;
  /** Closes every other tab. */
  closeTabs(): Promise<void>;
  /** Closes every other tab and forgets all jobs, runs and what was understood. */
  forget(): Promise<void>;
  close(): Promise<void>;
}

/** The id of no run there is: to pause it wakes the worker, and does nothing else. */
const noRun = '00000000-0000-4000-8000-000000000000';

/** No waiting between acts, and breakers out of the way of what a test asks for. */
const testSettings: Partial<Settings> = {
  pace: { min: 0, max: 0 },
  breakers: { pages: 50, jobs: 1000, errorsInARow: 3 },
};

/** What of a discovery is tested; if not said, only collecting. */
export interface TestOrder {
  mode?: DiscoverMode;
  goals?: ExplorationQuestion[];
  search?: Search;
}

/** Journal entries that are asked for: those numbered `from` and later, of this code and phase where one is given. */
export interface AskedStep extends Partial<Pick<Step, 'code' | 'phase'>> {
  from: number;
}

/**
 * Without a window, or with one on the X display that is named. `JOBTRAIL_EXTENSION` names the folder of another build of it, to compare
 * versions; `beside`: that of another extension in the same browser.
 */
export async function startProduct(display?: string, beside?: string): Promise<Product> {
  const chromium = await startChromium({
    chromium: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    extension: [resolve(process.env.JOBTRAIL_EXTENSION ?? '.output/chrome-mv3'), ...(beside ? [beside] : [])].join(','),
    isHeadless: display === undefined,
    display,
    // In a window Chromium says that it was started without its sandbox, by a bar that takes room from the page.
    args: display === undefined ? [] : ['--test-type', '--window-position=0,0', '--window-size=1280,900'],
  });
  const control = await openControl(chromium);
  await control.evaluate(storing(testSettings));
  const run = async (runId: string) => {
    const found = (await control.evaluate<DiscoverRun[]>(readAll('runs'))).find(({ id }) => id === runId);
    if (!found) throw new Error(`no run ${runId}`);
    return found;
  };
  return {
    chromium,
    control,
    run,
    discover: async (url, limits, serve, order) => {
      await openTab(chromium, url, serve);
      return discoverIn(control, orderOf(limits, order));
    },
    discoverTab: (tabId, limits, order) => callPanelApi(control, 'discover', [tabId, orderOf(limits, order)]),
    goTo: (tabId, url) => control.evaluate<void>(goTo(tabId, url)),
    crash: (address) => crash(chromium, address),
    act: (name, runId) => callPanelApi(control, name, [runId]),
    async runWhen(runId, holds, timeoutMs = 170_000) {
      const deadline = Date.now() + timeoutMs;
      for (;;) {
        const current = await run(runId);
        if (holds(current)) return current;
        if (Date.now() > deadline) throw new Error(`Run stands at ${JSON.stringify(summaryOf(current))}`);
        await sleep(50);
      }
    },
    jobs: () => control.evaluate<Job[]>(readJobs),
    steps: async (runId) => (await control.evaluate<Step[]>(readAll('steps'))).filter((step) => step.runId === runId),
    stepWritten: async (runId, asked) => {
      const answer = await control.evaluate<StepAnswer>(stepWritten(runId, asked));
      if (answer !== 'late') return answer;
      throw new Error(
        `No entry ${JSON.stringify(asked)}; the run stands at ${JSON.stringify(summaryOf(await run(runId)))}`,
      );
    },
    killWorker: () => chromium.killWorker(extensionId),
    navigate: (tabId, url) =>
      control.evaluate<void>(`chrome.tabs.update(${tabId}, { url: ${JSON.stringify(url)} }).then(() => null)`),
    inTab: (tabId, look) =>
      control.evaluate(`chrome.scripting
        .executeScript({ target: { tabId: ${tabId} }, func: ${look.toString()} })
        .then(([answer]) => answer.result)`),
    // An act on a run that does not exist does nothing, but is answered only once the worker is ready.
    wakeWorker: () => callPanelApi(control, 'pause', [noRun]),
    set: (settings) => control.evaluate<void>(storing(settings)),
    closeTabs: () => control.evaluate<void>(`(${closeOthers})()`),
    forget: () => control.evaluate<void>(forgetAll),
    close: () => chromium.close(),
  };
}

function orderOf(
  limits: Limits,
  { mode = 'collect', goals = [...defaultQuestions], search = noSearch }: TestOrder = {},
): DiscoverOrder {
  return { mode, limits, goals, search };
}

function summaryOf({ status, wait, steps, state, result }: DiscoverRun) {
  const { phase, page, details, counts, seenKeys, pendingDetails } = state;
  return {
    status,
    wait,
    steps,
    result,
    phase,
    page,
    details,
    counts,
    seen: seenKeys.length,
    pending: pendingDetails.length,
  };
}

async function openControl(chromium: PlainChromium): Promise<CdpSession> {
  const target = await chromium.openTab(`chrome-extension://${extensionId}/sidepanel.html`);
  const control = await chromium.browser.attach(target);
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (await control.evaluate<boolean>(`typeof chrome.runtime?.id === 'string'`)) return control;
    await sleep(50);
  }
  throw new Error('The extension did not load.');
}

async function crash({ browser }: PlainChromium, address: string): Promise<void> {
  const { targetInfos } = await browser.send('Target.getTargets');
  const page = targetInfos.find(({ url }) => url.startsWith(address));
  if (!page) throw new Error(`no page of ${address}`);
  const session = await browser.attach(page.targetId);
  // The command dies with the page: nobody answers it.
  void session.send('Page.crash').catch(() => undefined);
}

async function openTab(chromium: PlainChromium, url: string, serve: Serve | undefined): Promise<void> {
  if (!serve) return void (await chromium.openTab(url));
  const tab = await chromium.browser.attach(await chromium.openTab('about:blank'));
  await serveInstead(tab, serve);
  await tab.send('Page.navigate', { url });
}

/** Starts a discovery in the newest tab once it has loaded, wherever it was sent on to. */
async function discoverIn(control: CdpSession, order: DiscoverOrder): Promise<DiscoverRun> {
  const newest = `chrome.tabs.query({}).then((tabs) => {
    const { id, url, status } = tabs.reduce((one, other) => (other.id > one.id ? other : one));
    return status === 'complete' && url.startsWith('http') ? id : null;
  })`;
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const tabId = await control.evaluate<number | null>(newest);
    if (tabId !== null) return callPanelApi(control, 'discover', [tabId, order]);
    await sleep(50);
  }
  throw new Error('The page did not load.');
}

/** Calls the background as the panel does: comlink's message over the panel's port. */
export function callPanelApi<Value>(control: CdpSession, name: keyof PanelApi, args: unknown[]): Promise<Value> {
  const argumentList = args.map((value) => ({ type: 'RAW', value }));
  return control.evaluate(`new Promise((resolve, reject) => {
    const port = chrome.runtime.connect({ name: 'jobtrail-panel' });
    port.onMessage.addListener(({ type, value }) => {
      port.disconnect();
      if (type === 'HANDLER') reject(new Error(value.value?.message ?? 'the call failed'));
      else resolve(value);
    });
    port.onDisconnect.addListener(() => reject(new Error('the worker stopped')));
    port.postMessage({ id: '1', type: 'APPLY', path: [${JSON.stringify(name)}], argumentList: ${JSON.stringify(argumentList)} });
  })`);
}

/** An expression that reads a whole store of the product. */
export function readAll(store: string): string {
  return `new Promise((resolve, reject) => {
    const opening = indexedDB.open('jobtrail');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const reading = database.transaction('${store}').objectStore('${store}').getAll();
      reading.onsuccess = () => { database.close(); resolve(reading.result); };
      reading.onerror = () => { database.close(); reject(reading.error); };
    };
  })`;
}

function goTo(tabId: number, url: string): string {
  return `new Promise((resolve) => {
    const onUpdated = (id, { status }, tab) => {
      if (id !== ${tabId} || status !== 'complete' || tab.url !== ${JSON.stringify(url)}) return;
      chrome.tabs.onUpdated.removeListener(onUpdated);
      resolve();
    };
    chrome.tabs.onUpdated.addListener(onUpdated);
    void chrome.tabs.update(${tabId}, { url: ${JSON.stringify(url)} });
  })`;
}

type StepAnswer = Step | null | 'late';

/** How long an entry may take that a test waits for, in ms. */
const stepPatienceMs = 120_000;

/** Listens before it looks, so that no entry is missed in between. */
function stepWritten(runId: string, { from, ...asked }: AskedStep): string {
  return `new Promise((resolve) => {
    const asked = Object.entries(${JSON.stringify(asked)});
    const channel = new BroadcastChannel('jobtrail-live');
    const answer = (found) => {
      clearTimeout(waiting);
      channel.close();
      resolve(found);
    };
    const waiting = setTimeout(() => answer('late'), ${stepPatienceMs});
    const look = async () => {
      const steps = (await ${readAll('steps')}).filter((step) => step.runId === ${JSON.stringify(runId)});
      const found = steps.find((step) => step.seq >= ${from} && asked.every(([name, value]) => step[name] === value));
      if (found || steps.some(({ code }) => code === 'ended')) answer(found ?? null);
    };
    channel.onmessage = look;
    void look();
  })`;
}

/** Jobs with their descriptions, which lie in a store of their own. */
const readJobs = `(async () => {
  const [jobs, descriptions] = await Promise.all([${readAll('jobs')}, ${readAll('descriptions')}]);
  const texts = new Map(descriptions.map(({ jobId, text }) => [jobId, text]));
  return jobs.map((job) => ({ ...job, description: texts.get(job.id) ?? null }));
})()`;

function storing(settings: Partial<Settings>): string {
  const named = Object.entries(settings).map(([name, value]) => [`settings.${name}`, value]);
  return `chrome.storage.local.set(${JSON.stringify(Object.fromEntries(named))})`;
}

const closeOthers = `async () => {
  const own = await chrome.tabs.getCurrent();
  const others = (await chrome.tabs.query({})).filter(({ id }) => id !== own.id);
  await chrome.tabs.remove(others.map(({ id }) => id));
}`;

const forgetAll = `(async () => {
  await (${closeOthers})();
  const database = await new Promise((resolve, reject) => {
    const opening = indexedDB.open('jobtrail');
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const names = [...database.objectStoreNames];
  const transaction = database.transaction(names, 'readwrite');
  for (const name of names) transaction.objectStore(name).clear();
  await new Promise((resolve) => { transaction.oncomplete = resolve; });
  database.close();
})()`;
