import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Application } from '@/domain/form/application';
import { type FormStage, openFormStage } from '../harness/form-stage';
import { testCv } from '../harness/person';
import { callPanelApi, type Product, readAll } from '../harness/product';
import { sessionOfTab, touchPage } from '../harness/touch-page';
import { type Filled, fillForm, fillTab } from '../score/fill/fill-form';
import { judgeForm } from '../score/fill/judge-form';
import { sendForm } from '../score/fill/send-form';
import { framed } from '../sites/forms/framed/framed';
import type { RunningSites } from '../sites/server';

let stage: FormStage;
let sites: RunningSites;
let product: Product;
let filled: Filled;

beforeAll(async () => {
  stage = await openFormStage();
  ({ sites, product } = stage);
  filled = await fillForm(product, sites.origin, framed);
});
afterAll(() => stage.close());

/** Tabs that the debugger is on once a highlight is over. */
const attachedTabs = `new Promise((resolve) => setTimeout(resolve, 2500)).then(() => chrome.debugger.getTargets()).then((targets) =>
  targets.filter(({ attached, url }) => attached && url.includes('/forms/')).map(({ url }) => url))`;

/** What the form would send, of the fields that hold answers; files by their names. */
async function valuesIn(tabId: number): Promise<Record<string, string>> {
  return product.control.evaluate(`chrome.scripting.executeScript({ target: { tabId: ${tabId}, allFrames: true }, func: ${readForm} })
    .then((answers) => Object.assign({}, ...answers.map(({ result }) => result)))`);
}

/** Sent to the page as text. */
function readForm(): Record<string, string> {
  const form = document.querySelector('form');
  const entries = form ? [...new FormData(form)] : [];
  return Object.fromEntries(entries.map(([name, value]) => [name, typeof value === 'string' ? value : value.name]));
}

/** Focuses a button in one of the tab's frames, and presses Enter as a person would. */
async function pressWithTheKeyboard(tabId: number, name: string): Promise<void> {
  await product.control.evaluate(`chrome.scripting.executeScript({
    target: { tabId: ${tabId}, allFrames: true },
    args: ['${name}'],
    func: (text) => [...document.querySelectorAll('button')].find((one) => one.textContent.trim() === text)?.focus(),
  })`);
  const page = await sessionOfTab(product, tabId);
  const key = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' };
  for (const type of ['keyDown', 'keyUp'] as const) await page.send('Input.dispatchKeyEvent', { type, ...key });
  await page.detach();
}

describe('a form in a frame of another site', () => {
  it('is ready, and was not sent', () => {
    expect(filled.run.result).toMatchObject({ success: true, code: 'ready' });
    expect(filled.received.submits).toEqual([]);
  });

  it('is given a file only after its user was told that choosing may send it', () => {
    expect(filled.beforeFiles).not.toBeNull();
  });

  it('is kept with what stands in it, for its user to send', async () => {
    const kept = await product.control.evaluate<Application[]>(readAll('applications'));
    const held = filled.run.state.fields.filter(({ outcome }) => outcome === 'held');
    expect(kept).toMatchObject([{ id: filled.run.id, applied: null, readyAt: expect.any(String) }]);
    const standing = kept[0]?.fields.filter(({ value, before }) => value !== null && before.length === 1) ?? [];
    expect(standing.map(({ question }) => question)).toEqual(held.map(({ question }) => question));
  });

  it('is the same filled twice, and sends what is true', async () => {
    const again = await fillTab(product, sites.origin, framed, filled.tabId);
    expect(again.received).toMatchObject({ submits: [], uploads: [] });
    const posted = await sendForm(product, sites.origin, framed, filled.tabId);
    const { missing, wrong, untruthful } = judgeForm(framed.questions, posted, testCv);
    expect({ missing, wrong, untruthful }).toEqual({ missing: [], wrong: [], untruthful: [] });
    expect(posted).not.toBeNull();
  });

  it('is changed from the panel field by field and as a whole, with the debugger off after, and put back as it was', async () => {
    // In the tab that just sent it, once more from the beginning.
    const { tabId } = filled;
    await product.goTo(tabId, `${sites.origin}/forms/${framed.name}/`);
    const { run } = await fillTab(product, sites.origin, framed, tabId);
    const kept = async () => {
      const all = await product.control.evaluate<Application[]>(readAll('applications'));
      return all.find(({ id }) => id === run.id)?.fields ?? [];
    };
    const before = await kept();
    const city = before.find(({ question }) => question === 'City');
    const field = { id: city?.id, page: 1 };
    const edit = { applicationId: run.id, field, value: 'Bonn', isRemembered: false, isDraft: false };
    expect(await callPanelApi(product.control, 'editField', [edit])).toBe('held');
    expect(await valuesIn(tabId)).toMatchObject({ city: 'Bonn' });
    expect((await kept()).find(({ id }) => id === city?.id)).toMatchObject({ source: 'edited', value: 'Bonn' });
    await callPanelApi(product.control, 'undoFields', [run.id, field]);
    expect(await kept()).toEqual(before);
    expect(await callPanelApi(product.control, 'highlight', [tabId, city?.selector, city?.frameId])).toBe(true);
    expect(await callPanelApi(product.control, 'undoFields', [run.id, null])).toMatchObject({
      failed: 0,
      refusal: null,
    });
    const left = Object.entries(await valuesIn(tabId)).filter(([, value]) => value !== '');
    expect(left).toEqual([]);
    await touchPage(product, tabId);
    expect(await product.control.evaluate(attachedTabs)).toEqual([]);
  });

  it('becomes applied when the page confirms what its user pressed, and not what a script did', async () => {
    const kept = () => product.control.evaluate<Application[]>(readAll('applications'));
    expect((await kept()).map(({ applied }) => applied)).toEqual([null]);
    const again = await fillForm(product, sites.origin, framed);
    await pressWithTheKeyboard(again.tabId, framed.send);
    const applied = async () => (await kept()).find(({ id }) => id === again.run.id)?.applied;
    await expect.poll(applied, { timeout: 5000 }).toMatchObject({ by: 'page' });
  });
});
