import { setTimeout as sleep } from 'node:timers/promises';
import type { Job } from '@/domain/job/job';
import { noSearch } from '@/domain/job/search';
import { defaultQuestions } from '@/domain/page/exploration-questions';
import { isFillRun, type Run } from '@/domain/run/run';
import { callPanelApi, type Product, readAll } from '../../harness/product';
import type { Origins, Stage } from '../attack';
import { answerWait, beUser } from './be-user';
import type { Evidence } from './evidence';
import { readFrames } from './read-frames';
import { serveStage } from './serve-stage';

const lookMs = 60;
/** No run on pages as small as these takes longer. Milliseconds. */
const patienceMs = 75_000;
const shortSettleMs = 250;

/**
 * Serves a stage, has the product run on it in a tab of a window, lets its user do what they do then, and answers with what is judged.
 * `name`: of its hosts, used once.
 */
export async function runStage(product: Product, stage: Stage, name: string, windowId: number): Promise<Evidence> {
  const served = await serveStage(stage, name);
  const begun = performance.now();
  try {
    const tabId = await openTab(product, windowId, `${served.origins.site}${stage.start ?? '/'}`);
    const id = await start(product, tabId, stage);
    const { run, isLate } = await awaitEnd(product, id, stage, served.origins);
    const seconds = (performance.now() - begun) / 1000;
    const evidence = await settle(product, stage, { served, tabId, run, isLate, seconds });
    await product.control.evaluate(`chrome.tabs.remove(${tabId}).catch(() => null)`);
    return evidence;
  } finally {
    await served.close();
  }
}

/** Opens a window that stays, and answers with its id: to open one takes half of the time of a short run. */
export function openWindow({ control }: Product): Promise<number> {
  return control.evaluate(
    `chrome.windows.create({ url: 'about:blank', width: 1280, height: 900 }).then(({ id }) => id)`,
  );
}

/** Opens an address in a window and answers with its tab once it has loaded. */
function openTab({ control }: Product, windowId: number, url: string): Promise<number> {
  return control.evaluate(`chrome.tabs.create({ windowId: ${windowId}, url: ${JSON.stringify(url)} })
    .then(({ id }) => new Promise((resolve) => {
      const look = async () => {
        const tab = await chrome.tabs.get(id);
        if (tab.status !== 'complete' || !tab.url.startsWith('http')) return;
        chrome.tabs.onUpdated.removeListener(look);
        resolve(id);
      };
      chrome.tabs.onUpdated.addListener(look);
      void look();
    }))`);
}

async function start({ control }: Product, tabId: number, { run: staged }: Stage): Promise<string> {
  if (staged.kind === 'fill') {
    return (await callPanelApi<Pick<Run, 'id'>>(control, 'fill', [tabId])).id;
  }
  const { kind: mode, search = noSearch, goals = [...defaultQuestions], pages = 2, details = 3 } = staged;
  const order = { mode, goals, search, limits: { pages, details, jobs: 100 } };
  return (await callPanelApi<Pick<Run, 'id'>>(control, 'discover', [tabId, order])).id;
}

async function awaitEnd(
  product: Product,
  id: string,
  { run: staged }: Stage,
  origins: Origins,
): Promise<{ run: Run; isLate: boolean }> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const run = await readRun(product, id);
    const isLate = Date.now() > deadline;
    if (run.status === 'ended' || isLate) {
      if (isLate) await product.act('stop', id);
      return { run, isLate };
    }
    if (run.status === 'waiting' || run.status === 'paused') {
      if (staged.kind === 'fill') await sleep(staged.hesitatesMs ?? 0);
      if (isFillRun(run) && staged.kind === 'fill') await answerWait(product, run, staged, origins);
      else await product.act(run.wait === 'terms-notice' ? 'acceptNotice' : 'stop', id);
    }
    await sleep(lookMs);
  }
}

interface Ended extends Pick<Evidence, 'run' | 'isLate' | 'seconds'> {
  served: Awaited<ReturnType<typeof serveStage>>;
  tabId: number;
}

async function settle(product: Product, stage: Stage, { served, tabId, ...ended }: Ended): Promise<Evidence> {
  const { origins } = served;
  const acts = [...(stage.afterwards ?? [])];
  const user = { tabId, runId: ended.run.id, origins };
  await sleep(stage.settleMs ?? shortSettleMs);
  // What they do in the panel is no touch of the page.
  for (let act = acts[0]; act && act.act !== 'press'; act = acts[0]) {
    await beUser(product, user, act);
    acts.shift();
  }
  const beforeUser = served.received.length;
  const pressed = [...served.pressed];
  const frames = await readFrames(product, tabId).catch(() => []);
  for (const act of acts) await beUser(product, user, act);
  if (acts.length > 0) await sleep(shortSettleMs);
  const jobs = await product.control.evaluate<Job[]>(readAll('jobs'));
  return {
    ...ended,
    origins,
    received: [...served.received],
    beforeUser,
    pressed,
    frames,
    jobs: jobs.filter(({ site }) => site === new URL(origins.site).hostname),
    // What comes out after the end is told with the run as well.
    told: saysThatItLeft(await readRun(product, ended.run.id)) ? 1 : 0,
  };
}

/** Whether its user is told that what was filled in went out in a way that nobody can hold. */
function saysThatItLeft({ result }: Run): boolean {
  return result?.success === false && /left|open connection/i.test(`${result.code} ${result.facts.message}`);
}

async function readRun({ control }: Product, id: string): Promise<Run> {
  return control.evaluate<Run>(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('jobtrail');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const reading = database.transaction('runs').objectStore('runs').get(${JSON.stringify(id)});
      reading.onsuccess = () => { database.close(); resolve(reading.result); };
      reading.onerror = () => { database.close(); reject(reading.error); };
    };
  })`);
}
