import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PageRequests } from '@/page-api/page-requests';
import { type OnePage, startOnePage } from '../browser/one-page';
import { type LabBrowser, launchLab, tabIdOf } from '../harness/lab';

/** Milliseconds for one reading of a page made to be slow; a machine that others share takes some times as long as its own. */
const budget = 3_000;

let lab: LabBrowser;
let tab: OnePage;

beforeAll(async () => {
  lab = await launchLab();
  tab = await startOnePage(lab, 'https://www.example.test/page');
});
afterAll(() => lab.close());

const many = (count: number, write: (place: number) => string) =>
  Array.from({ length: count }, (_, place) => write(place)).join('');
const words = 'lorem ipsum dolor sit amet ';

const pages: [what: string, body: () => string][] = [
  ['10 MB of text in one paragraph', () => `<main><p>${words.repeat(390_000)}</p></main>`],
  ['10 MB of text in a label', () => `<form><label>${words.repeat(390_000)}<input name="a"></label></form>`],
  ['50,000 nodes', () => `<main>${many(10_000, (n) => `<div><span>a${n}</span><b><i>t</i></b></div>`)}</main>`],
  [
    '5,000 rows',
    () =>
      `<div>${many(5_000, (n) => `<div class="row"><h3>Engineer ${n}</h3><div>Acme</div><a href="#">Apply</a></div>`)}</div>`,
  ],
  [
    '50,000 options of one list',
    () =>
      `<form><label>Country<select>${many(50_000, (n) => `<option value="${n}">Land ${n}</option>`)}</select></label></form>`,
  ],
  [
    '3,000 fields with labels',
    () =>
      `<form>${many(3_000, (n) => `<div><label for="f${n}">Question ${n}</label><input id="f${n}" name="q${n}"></div>`)}</form>`,
  ],
  ['3,000 fields without any name', () => `<form>${many(3_000, (n) => `Question ${n} <input>`)}</form>`],
  [
    '3,000 fields under as many headings',
    () => `<form>${many(3_000, (n) => `<h2>Part ${n}</h2><label>Name <input name="p[${n}]"></label>`)}</form>`,
  ],
  [
    '3,000 choices of one question',
    () =>
      `<form><fieldset><legend>Which</legend>${many(3_000, (n) => `<label><input type="radio" name="r" value="${n}">R ${n}</label>`)}</fieldset></form>`,
  ],
  [
    'JSON-LD that is nested 50,000 deep',
    () =>
      `<script type="application/ld+json">${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}</script><h1>Job</h1><form><input name="field123456"></form>`,
  ],
  ['500 buttons inside one another', () => `${'<div role="button" tabindex="0">a'.repeat(500)}${'</div>'.repeat(500)}`],
];

describe('a page made to be slow', () => {
  it.each(pages)('is read in time: %s', async (_, body) => {
    const page = await tab.show(body());
    await lab.ask(page, 'ping', null);
    const tabId = await tabIdOf(lab, page);
    const snapshot = await msOf(tabId, 'take-snapshot', { tokenBudget: 4_000, framePrefix: '', show: null });
    const form = await msOf(tabId, 'read-form', null);
    expect({ snapshot: snapshot < budget, form: form < budget }, `${snapshot} ms, ${form} ms`).toEqual({
      snapshot: true,
      form: true,
    });
    await answers(page);
  });

  it('shows where a text was cut', async () => {
    const page = await tab.show(`<main><p>${words.repeat(390_000)}</p></main>`);
    const { lines } = await lab.ask(page, 'take-snapshot', { tokenBudget: 4_000, framePrefix: '', show: null });
    expect(lines.join('\n')).toMatch(/…"/);
  });
});

/** As the background has it: what it takes to hand the answer on to a test is none of the product's. */
function msOf<Name extends 'take-snapshot' | 'read-form'>(
  tabId: number,
  request: Name,
  input: PageRequests[Name]['input'],
): Promise<number> {
  return lab.worker.evaluate(
    async ([tab, name, value]) => {
      const start = performance.now();
      await globalThis.lab.ask(tab as number, name as 'ping', value as null);
      return Math.round(performance.now() - start);
    },
    [tabId, request, input] as const,
  );
}

/** The page is there for its user again. */
async function answers(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.readyState)).toBeTruthy();
}
