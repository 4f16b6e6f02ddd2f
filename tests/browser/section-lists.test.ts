import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LabBrowser, launchLab } from '../harness/lab';
import { openHtml } from '../score/saved-pages';

let lab: LabBrowser;

beforeAll(async () => {
  lab = await launchLab();
});
afterAll(() => lab?.close());

const sections = {
  Engineering: ['Firmware Engineer', 'Test Engineer', 'Hardware Design Engineer'],
  'Customer Success': ['Support Engineer', 'Renewals Manager'],
  Sales: ['Account Executive', 'Sales Operations Analyst', 'Field Sales Manager'],
};

/** Sections of a list, and what stands below each. */
async function readOn(below: (name: string) => string) {
  const parts = Object.entries(sections).map(([name, titles]) => {
    const rows = titles.map(
      (title, at) => `<tr><td><a href="/job/${name.at(0)}${at}">${title}</a></td><td>Leeds</td></tr>`,
    );
    return `<h3>${name}</h3><table><tbody>${rows.join('')}</tbody></table><div>${below(name)}</div>`;
  });
  const html = `<!doctype html><html lang="en"><head><title>Acme Careers</title></head><body><main><h1>Join us</h1>${parts.join('')}</main></body></html>`;
  const page = await openHtml(lab, html, 'https://acme.example/jobs');
  const learned = await lab.ask(page, 'learn-recipe', null);
  const recipe = learned?.recipe ?? null;
  const found = recipe && (await lab.ask(page, 'read-parts', { recipe })).find(({ leadOn }) => leadOn);
  const pager = await lab.ask(page, 'read-pager', { recipe });
  await page.close();
  return { parts: found?.others.map(({ name, url }) => `${name} ${url}`) ?? [], pager: pager.kind };
}

const more = (name: string, address: string, text = 'Show More') =>
  name === 'Customer Success' ? '' : `<a href="${address}">${text}</a>`;

it('reads what leads to the lists of sections that show their first rows, and takes it for no control that adds rows', async () => {
  const own = (name: string) => `/search?c=${name}&p=0`;
  const expected = ['Engineering', 'Sales'].map((name) => `${name} https://acme.example${own(name)}`);
  expect(await readOn((name) => more(name, own(name)))).toEqual({ parts: expected, pager: 'none' });
  const named = await readOn((name) => more(name, own(name), 'View all jobs'));
  expect(named).toEqual({ parts: expected, pager: 'none' });
});

it('takes no link that is the same everywhere for that of a section', async () => {
  expect((await readOn((name) => more(name, '/all', 'View all jobs'))).parts).toEqual([]);
});
