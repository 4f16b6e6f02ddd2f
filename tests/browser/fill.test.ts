import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Application } from '@/domain/application';
import { putPerson, testCv } from '../harness/person';
import { type Product, readAll, startProduct } from '../harness/product';
import { type Filled, fillForm, fillTab } from '../score/fill/fill-form';
import { judgeForm } from '../score/fill/judge-form';
import { sendForm } from '../score/fill/send-form';
import { framed } from '../sites/forms/framed/framed';
import { personaResume } from '../sites/forms/persona-resume';
import { type RunningSites, startSites } from '../sites/server';

let sites: RunningSites;
let product: Product;
let filled: Filled;

beforeAll(async () => {
  [sites, product] = await Promise.all([startSites(), startProduct()]);
  await product.wakeWorker();
  await putPerson(product.control, personaResume);
  filled = await fillForm(product, sites.origin, framed);
});
afterAll(async () => {
  await product.close();
  await sites.close();
});

/** Focuses a button in one of the tab's frames, and presses Enter as a person would. */
const pressWithTheKeyboard = (tabId: number, name: string): string => `(async () => {
  const focus = (text) => {
    const button = [...document.querySelectorAll('button')].find((one) => one.textContent.trim() === text);
    button?.focus();
  };
  await chrome.scripting.executeScript({ target: { tabId: ${tabId}, allFrames: true }, args: ['${name}'], func: focus });
  await chrome.debugger.attach({ tabId: ${tabId} }, '1.3');
  const key = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\\r' };
  for (const type of ['keyDown', 'keyUp']) {
    await chrome.debugger.sendCommand({ tabId: ${tabId} }, 'Input.dispatchKeyEvent', { type, ...key });
  }
  await chrome.debugger.detach({ tabId: ${tabId} });
})()`;

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
    const resume = { fileName: testCv.fileName, bytes: testCv.text.length };
    const { missing, wrong, untruthful } = judgeForm(framed.questions, posted, resume);
    expect({ missing, wrong, untruthful }).toEqual({ missing: [], wrong: [], untruthful: [] });
    expect(posted).not.toBeNull();
  });

  it('becomes applied when the page confirms what its user pressed, and not what a script did', async () => {
    const kept = () => product.control.evaluate<Application[]>(readAll('applications'));
    expect((await kept()).map(({ applied }) => applied)).toEqual([null]);
    const again = await fillForm(product, sites.origin, framed);
    await product.control.evaluate(pressWithTheKeyboard(again.tabId, framed.send));
    const applied = async () => (await kept()).find(({ id }) => id === again.run.id)?.applied;
    await expect.poll(applied, { timeout: 5000 }).toMatchObject({ by: 'page' });
  });
});
