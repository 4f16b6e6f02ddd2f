import { setTimeout as sleep } from 'node:timers/promises';
import { type FillRun, isFillRun, type Run } from '@/domain/run/run';
import { callPanelApi, type Product, readAll } from '../../harness/product';
import type { FormSite } from '../../sites/forms/form-site';
import type { Received } from '../../sites/forms/forms';

/** What filling a form came to, before anybody sent it. */
export interface Filled {
  tabId: number;
  run: FillRun;
  /** What the server had been sent when the run was over, and when it first asked about files. */
  received: Received;
  beforeFiles: Received | null;
  /** From the start to the end, without what the user took to answer. */
  seconds: number;
}

const lookMs = 50;
const patienceMs = 90_000;

/** Done to a run again and again while it fills. */
type Disturbance = (run: FillRun) => Promise<unknown>;

const undisturbed: Disturbance = async () => undefined;

/** Opens a form in front and has it filled, as a user who lets files be chosen and answers no question. */
export async function fillForm(
  product: Product,
  origin: string,
  form: FormSite,
  disturb: Disturbance = undisturbed,
): Promise<Filled> {
  const tabId = await openForm(product, `${origin}/forms/${form.name}/`);
  return fillTab(product, origin, form, tabId, disturb);
}

/** The same on a tab that is open. */
export async function fillTab(
  product: Product,
  origin: string,
  form: FormSite,
  tabId: number,
  disturb: Disturbance = undisturbed,
): Promise<Filled> {
  const { id } = await callPanelApi<Pick<Run, 'id'>>(product.control, 'fill', [tabId]);
  return finishFilling(product, origin, form, { id, tabId }, disturb);
}

/** Sees a run that was started to its end, as that user. */
export async function finishFilling(
  product: Product,
  origin: string,
  form: FormSite,
  { id, tabId }: Pick<Run, 'id' | 'tabId'>,
  disturb: Disturbance = undisturbed,
): Promise<Filled> {
  const start = performance.now();
  let disturbedMs = 0;
  let beforeFiles: Received | null = null;
  for (;;) {
    const run = await fillRun(product, id);
    const isLate = performance.now() - start - disturbedMs > patienceMs;
    if (run.status === 'ended' || isLate) {
      if (isLate) await product.act('stop', id);
      const seconds = (performance.now() - start) / 1000;
      return { tabId, run, received: await receivedBy(origin, form), beforeFiles, seconds };
    }
    if (run.wait === 'file-notice') beforeFiles ??= await receivedBy(origin, form);
    if (run.status === 'waiting') await answerWait(product, run);
    if (run.status === 'running') disturbedMs += await timed(() => disturb(run));
    await sleep(lookMs);
  }
}

/** How long it took, in milliseconds. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** What the form's server was sent so far. */
export async function receivedBy(origin: string, { name }: FormSite): Promise<Received> {
  return await (await fetch(`${origin}/control/forms/${name}`)).json();
}

async function answerWait(product: Product, { id, wait, steps, state }: FillRun): Promise<void> {
  if (wait === 'confirm-frame') return callPanelApi(product.control, 'confirmFrame', [id, state.frameAsked, true]);
  if (wait === 'file-notice') return callPanelApi(product.control, 'allowFiles', [id, true]);
  if (wait === 'picture-notice') return callPanelApi(product.control, 'allowPictures', [id, true]);
  if (wait === 'open-questions') return callPanelApi(product.control, 'answerQuestions', [id, steps, []]);
  // Nobody is there to do anything about any other.
  await product.act('stop', id);
}

async function fillRun(product: Product, runId: string): Promise<FillRun> {
  const run = (await product.control.evaluate<Run[]>(readAll('runs'))).find(({ id }) => id === runId);
  if (!run || !isFillRun(run)) throw new Error(`no fill run ${runId}`);
  return run;
}

/** Opens an address in front and answers with its tab once it has loaded. */
export function openForm({ control }: Product, url: string): Promise<number> {
  // Only the new tab counts: another one may just be finishing at an address that begins alike.
  return control.evaluate(`chrome.tabs.create({ url: ${JSON.stringify(url)}, active: true }).then(({ id }) => new Promise((resolve) => {
    const look = async () => {
      const tab = await chrome.tabs.get(id);
      if (tab.status !== 'complete' || !tab.url.startsWith(${JSON.stringify(url)})) return;
      chrome.tabs.onUpdated.removeListener(look);
      resolve(id);
    };
    chrome.tabs.onUpdated.addListener(look);
    void look();
  }))`);
}
