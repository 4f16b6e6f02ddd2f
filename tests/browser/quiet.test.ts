import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LabBrowser, launchLab } from '../harness/lab';
import { startOnePage } from './one-page';

let lab: LabBrowser;
let page: Page;

const wait = { quietMs: 150, timeoutMs: 3000 };

beforeAll(async () => {
  lab = await launchLab();
  const tab = await startOnePage(lab, 'https://www.example.test/');
  page = await tab.show(`<style>#panel { transition: opacity 400ms } .gone { opacity: 0 }
    .spinner { animation: turn 500ms infinite linear } @keyframes turn { to { transform: rotate(1turn) } }</style>
    <div class="spinner">…</div><div id="panel">Panel</div><div style="height:4000px">Long</div>`);
  await lab.ask(page, 'ping', null);
});
afterAll(() => lab.close());

/** How long a wait took while the page did this by itself, ms. */
async function waited(act: () => void, isChangeAwaited = false): Promise<{ isQuiet: boolean; ms: number }> {
  await page.evaluate(act);
  const start = performance.now();
  const isQuiet = await lab.ask(page, 'wait-until-quiet', { ...wait, isChangeAwaited });
  return { isQuiet, ms: performance.now() - start };
}

it('waits until a panel that fades has gone, and not for what turns for ever', async () => {
  const { isQuiet, ms } = await waited(() => document.querySelector('#panel')?.classList.add('gone'));
  expect(isQuiet).toBe(true);
  expect(ms).toBeGreaterThan(300);
  expect(ms).toBeLessThan(2000);
});

it('waits until the page stands where it is scrolled to', async () => {
  await waited(() => window.scrollTo({ top: 2000, behavior: 'smooth' }));
  expect(await page.evaluate(() => Math.round(window.scrollY))).toBe(2000);
});

it('waits for a change where one is awaited, and no longer than it is told', async () => {
  const late = await waited(() => {
    setTimeout(() => document.body.append('New'), 800);
  }, true);
  expect(late.isQuiet).toBe(true);
  expect(late.ms).toBeGreaterThan(400);
  expect(late.ms).toBeLessThan(2500);
  expect((await waited(() => undefined, true)).isQuiet).toBe(false);
});
