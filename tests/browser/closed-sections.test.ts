import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LabBrowser, launchLab } from '../harness/lab';
import { openHtml } from '../score/saved-pages';

let lab: LabBrowser;

beforeAll(async () => {
  lab = await launchLab();
});
afterAll(() => lab?.close());

const button = (name: string, body = '') =>
  `<div class="part"><h3><button aria-expanded="false">${name}</button></h3><div hidden>${body}</div></div>`;
const details = (name: string, titles: string[]) =>
  `<details class="part"><summary>${name}</summary><ul>${titles
    .map((title, at) => `<li><a href="/jobs/${name.length}${at}">${title}</a> <span>Leeds</span></li>`)
    .join('')}</ul></details>`;
const departments = [
  details('Care 3', ['Registered Nurse', 'Care Assistant', 'Ward Manager']),
  details('Office 2', ['Payroll Accountant', 'Office Manager']),
  details('Kitchens 2', ['Pastry Chef', 'Kitchen Porter']),
].join('');

async function openPage(body: string, title = 'Careers') {
  const html = `<!doctype html><html><head><title>${title}</title></head><body>${body}</body></html>`;
  return openHtml(lab, html, 'https://acme.example/join/');
}

async function namesOn(body: string, title?: string) {
  const page = await openPage(body, title);
  const sections = await lab.ask(page, 'read-closed-sections', null);
  await page.close();
  return sections.map(({ name, place }) => `${name} ${place}`);
}

describe('the closed sections of a page about jobs', () => {
  it('are those beside each other that are built alike', async () => {
    const parts = button('Production') + button('Sales');
    expect(await namesOn(`<main><h2>Open roles</h2>${parts}</main>`)).toEqual(['Production 0', 'Sales 1']);
    expect(await namesOn(`<main>${departments}</main>`)).toEqual(['Care 3 0', 'Office 2 1', 'Kitchens 2 2']);
  });

  it('are no questions, and none of a menu, a form or a page about something else', async () => {
    const parts = button('Production') + button('Sales');
    expect(await namesOn(`<main>${button('How long does it take?')}${button('Who reads this?')}</main>`)).toEqual([]);
    expect(await namesOn(`<nav>${parts}</nav><form>${parts}</form>`)).toEqual([]);
    expect(await namesOn(`<main>${parts}</main>`, 'Our beers')).toEqual([]);
  });

  it('are no rows themselves, though they hold postings', async () => {
    const page = await openPage(`<main><h1>Open positions</h1>${departments}</main>`);
    expect(await lab.ask(page, 'learn-recipe', null)).toBeNull();
    await page.evaluate(() => document.querySelector('details')?.setAttribute('open', ''));
    const learned = await lab.ask(page, 'learn-recipe', null);
    await page.close();
    expect(learned?.reading.rows.map(({ fields }) => fields.title).slice(0, 3)).toEqual([
      'Registered Nurse',
      'Care Assistant',
      'Ward Manager',
    ]);
  });

  it('are further parts of a list where they hold rows of it', async () => {
    const row = (title: string) => `<div class="job"><h4>${title}</h4><p>Leeds</p></div>`;
    const parts = button('Production', row('Brewer')) + button('Sales', row('Merchandiser')) + button('Good to know');
    const page = await openPage(`<main>${parts}</main>`);
    await page.evaluate(() => {
      document.querySelector('button')?.setAttribute('aria-expanded', 'true');
      document.querySelector('[hidden]')?.removeAttribute('hidden');
    });
    const title = [{ selector: 'h4', read: 'text', nth: 0, part: null, pattern: null, kind: null } as const];
    const rows = { list: 'main', row: 'div.job', fields: { title }, embedded: null };
    const recipe = { version: 1, frame: null, rows, scroller: null, details: null, pager: null, fill: {} } as const;
    const found = (await lab.ask(page, 'read-parts', { recipe })).find(({ areTabs }) => areTabs);
    await page.close();
    expect([found?.current, ...(found?.others.map(({ name }) => name) ?? [])]).toEqual(['Production', 'Sales']);
  });
});
