import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LabBrowser, launchLab } from '../harness/lab';
import { openHtml } from '../score/saved-pages';

let lab: LabBrowser;

beforeAll(async () => {
  lab = await launchLab();
});
afterAll(() => lab?.close());

async function onPage<Found>(body: string, look: (page: Awaited<ReturnType<typeof openHtml>>) => Promise<Found>) {
  const html = `<!doctype html><html><head><title>Careers</title></head><body>${body}</body></html>`;
  const page = await openHtml(lab, html, 'https://acme.example/careers');
  try {
    return await look(page);
  } finally {
    await page.close();
  }
}

const linksOn = (body: string) =>
  onPage(body, async (page) =>
    (await lab.ask(page, 'read-category-links', null)).map(({ name, count }) => `${name} ${count}`),
  );
const titlesOn = (body: string) =>
  onPage(body, async (page) =>
    (await lab.ask(page, 'learn-recipe', null))?.reading.rows.map(({ fields }) => fields.title),
  );

const tile = (name: string, count: string) =>
  `<a href="/field/${name.toLowerCase()}"><b style="display:block">${name}</b><span>${count}</span></a>`;
const tiles = `${tile('Nursing', '14 open positions')}${tile('Doctors', '6 open positions')}${tile('Kitchens', '0 open positions')}`;
const items = (path: string, counts: [string, number][]) =>
  counts.map(([name, count]) => `<li><a href="${path}/${name}">${name}</a> <i>(${count})</i></li>`).join('');

describe('links to categories of jobs', () => {
  it('say how many jobs they lead to, in words of their own or by their address', async () => {
    expect(await linksOn(`<main><h1>Careers</h1>${tiles}</main>`)).toEqual(['Nursing 14', 'Doctors 6', 'Kitchens 0']);
    const list = `<ul>${items('/jobs/in', [
      ['Leeds', 3],
      ['York', 5],
    ])}</ul>`;
    expect(await linksOn(`<main>${list}</main>`)).toEqual(['Leeds 3', 'York 5']);
  });

  it('are none of a menu, of other things than jobs, and no popular searches of a large board', async () => {
    expect(await linksOn(`<nav>${tiles}</nav>`)).toEqual([]);
    expect(
      await linksOn(
        `<main><ul>${items('/blog/about', [
          ['Leeds', 3],
          ['York', 5],
        ])}</ul></main>`,
      ),
    ).toEqual([]);
    expect(
      await linksOn(
        `<main><ul>${items('/jobs/in', [
          ['Leeds', 830],
          ['York', 410],
        ])}</ul></main>`,
      ),
    ).toEqual([]);
  });

  it('are no rows of jobs, though a job may count those who are wanted', async () => {
    expect(await titlesOn(`<main><h1>Careers</h1><div>${tiles}</div></main>`)).toBeUndefined();
    const jobs = ['Staff Nurse', 'Pastry Chef', 'Bus Driver'].map((title) => tile(title, '2 positions')).join('');
    expect(await titlesOn(`<main><h1>Careers</h1><div>${jobs}</div></main>`)).toHaveLength(3);
  });
});
