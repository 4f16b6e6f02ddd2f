import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SubmitLock } from '@/browser/tab';
import { type LabBrowser, launchLab, tabIdOf } from '../harness/lab';
import { receivedBy } from '../score/fill/fill-form';
import { framed } from '../sites/forms/framed/framed';
import { type RunningSites, startSites } from '../sites/server';

let lab: LabBrowser;
let sites: RunningSites;
let page: Page;

beforeAll(async () => {
  [lab, sites] = await Promise.all([launchLab({ args: ['--site-per-process'] }), startSites()]);
  page = await lab.context.newPage();
  await page.goto(`${sites.origin}/forms/${framed.name}/`);
  await page.frameLocator('iframe').locator('form').waitFor();
});
afterAll(async () => {
  await lab.close();
  await sites.close();
});

/** Keeps the lock in the worker, where it was taken, with the tab that it was taken of. */
async function lock(): Promise<void> {
  await lab.worker.evaluate(
    async (tab) => {
      const driven = globalThis.lab.drive(tab);
      const form = await globalThis.lab.form(tab);
      await form.readForms();
      Reflect.set(globalThis, 'driven', { end: driven.end, heldBack: driven.heldBack, press: form.press });
      Reflect.set(globalThis, 'lock', await form.lockSubmits());
    },
    await tabIdOf(lab, page),
  );
}

const inTab = (name: 'end' | 'press' | 'heldBack', ...args: unknown[]): Promise<unknown> =>
  lab.worker.evaluate(([method, given]) => Reflect.get(globalThis, 'driven')[method](...given), [name, args] as const);

const ofLock = <Value>(name: keyof SubmitLock): Promise<Value> =>
  lab.worker.evaluate((method) => Reflect.get(globalThis, 'lock')[method](), name);

/** What a script of the page does: no event tells of it. */
async function submitByScript(): Promise<number> {
  const [, frame] = page.frames();
  await frame?.evaluate(() => document.forms[0]?.submit());
  await sleep(600);
  return (await receivedBy(sites.origin, framed)).submits.length;
}

describe('the form in a frame of another site', () => {
  it('is held back while the lock is there, and the frame stays as it is', async () => {
    await lock();
    expect(await submitByScript()).toBe(0);
    expect(await inTab('heldBack')).toBe(1);
    expect(await page.frameLocator('iframe').locator('form').count()).toBe(1);
  });

  it('is held back again with the next act, after its user had the tab to themself', async () => {
    await inTab('end');
    await inTab('press', { frameId: 0, selector: 'iframe' }, { purpose: 'fill-field' });
    expect(await submitByScript()).toBe(0);
    expect(await submitByScript()).toBe(0);
    expect(await inTab('heldBack')).toBe(3);
  });

  it('passes once it is gone', async () => {
    await ofLock('release');
    await inTab('end');
    expect(await submitByScript()).toBe(1);
  });
});
