import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FillRun, isFillRun, type Run, type WaitCode } from '@/domain/run/run';
import { type FormStage, openFormStage } from '../harness/form-stage';
import { callPanelApi, readAll } from '../harness/product';
import { openForm } from '../score/fill/fill-form';
import { dutch } from '../sites/forms/dutch/dutch';
import { germanForm } from '../sites/forms/german-form/german-form';

let stage: FormStage;

beforeAll(async () => {
  stage = await openFormStage();
});
afterAll(() => stage.close());

const addressOf = (name: string): string => `${stage.sites.origin}/forms/${name}/`;

function fill(tabId: number): Promise<Pick<Run, 'id'>> {
  return callPanelApi(stage.product.control, 'fill', [tabId]);
}

async function runOf(id: string): Promise<FillRun> {
  const run = (await stage.product.control.evaluate<Run[]>(readAll('runs'))).find((one) => one.id === id);
  if (!run || !isFillRun(run)) throw new Error(`no fill run ${id}`);
  return run;
}

async function waitFor(id: string, wait: WaitCode): Promise<FillRun> {
  await expect.poll(async () => (await runOf(id)).wait, { timeout: 15_000 }).toBe(wait);
  return runOf(id);
}

/** What stands in a form, sent to the page as text. */
function textsIn(): string[] {
  return [...document.querySelectorAll<HTMLInputElement>('input[type=text], input[type=email]')]
    .map(({ value }) => value)
    .filter((value) => value !== '');
}

/** Starts filling, lets files be chosen, and answers with the run once it asks its questions. */
async function askingIn(tabId: number): Promise<FillRun> {
  const { id } = await fill(tabId);
  await waitFor(id, 'file-notice');
  await callPanelApi(stage.product.control, 'allowFiles', [id, true]);
  return waitFor(id, 'open-questions');
}

it('fills no other form of the site that its user went to while they were asked, and may be unloaded only after', async () => {
  const { product } = stage;
  const tabId = await openForm(product, addressOf(germanForm.name));
  const mayUnload = () =>
    product.control.evaluate<boolean>(`chrome.tabs.get(${tabId}).then(({ autoDiscardable }) => autoDiscardable)`);
  const { id, steps } = await askingIn(tabId);
  expect(await mayUnload()).toBe(false);
  await product.goTo(tabId, addressOf(dutch.name));
  expect(await callPanelApi(product.control, 'answerQuestions', [id, steps, []])).toBe(true);
  await waitFor(id, 'user-navigated');
  expect(await product.inTab(tabId, textsIn)).toEqual([]);
  await product.act('stop', id);
  await expect.poll(mayUnload).toBe(true);
});

it('ends with the tab that was unloaded all the same, which comes back as another', async () => {
  const { product } = stage;
  const tabId = await openForm(product, addressOf(germanForm.name));
  const { id } = await fill(tabId);
  await waitFor(id, 'file-notice');
  // A tab that is in front is not unloaded.
  await product.control.evaluate(
    'chrome.tabs.getCurrent().then(({ id }) => chrome.tabs.update(id, { active: true }).then(() => null))',
  );
  await product.control.evaluate(`chrome.tabs.discard(${tabId}).then(() => null)`);
  await expect.poll(async () => (await runOf(id)).result?.code).toBe('tab-closed');
});
