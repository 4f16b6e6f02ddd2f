import { createServer, type Server } from 'node:http';
import type { Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type LabBrowser, launchLab, tabIdOf } from '../harness/lab';

const titles = ['Platform Engineer', 'Data Analyst', 'Night Nurse', 'Truck Driver', 'Pastry Chef', 'Electrician'];
const rows = titles.map(
  (title, index) => `<li><h3><a href="/jobs/${index}">${title}</a></h3><p>Company ${index} GmbH</p><p>Berlin</p></li>`,
);
const list = `<!doctype html><title>Jobs</title><h1>Jobs</h1><p>6 jobs</p><ul>${rows.join('')}</ul>`;
const posting = (title: string) => `<!doctype html><title>${title}</title><h1>${title}</h1><p>Company GmbH, Berlin</p>
<h2>Description</h2><p>${'You plan your own work and know the people who depend on it. '.repeat(12)}</p><a href="/apply">Apply</a>`;
const around = (source: string) => `<!doctype html><title>Careers</title><header><a href="/about">Portal</a></header>
<h1>Work with us</h1><iframe src="${source}" style="width:100%;height:620px;border:0"></iframe>`;

let lab: LabBrowser;
let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    const other = origin.replace('127.0.0.1', 'localhost');
    const pages: Record<string, string> = {
      '/list': list,
      '/same-site': around('/list'),
      '/cross-site': around(`${other}/list`),
      '/nested': around('/cross-site'),
    };
    const job = /^\/jobs\/(\d)$/.exec(url)?.[1];
    response.setHeader('content-type', 'text/html');
    response.end(pages[url] ?? (job === undefined ? '<p>Nothing</p>' : posting(titles[Number(job)] ?? '')));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  lab = await launchLab({ args: ['--site-per-process'] });
});
afterEach(async () => {
  for (const page of lab.context.pages().slice(1)) await page.close();
});
afterAll(async () => {
  await lab?.close();
  server?.closeAllConnections();
  server?.close();
});

async function open(path: string): Promise<{ page: Page; id: number }> {
  const page = await lab.context.newPage();
  await page.goto(`${origin}${path}`);
  return { page, id: await tabIdOf(lab, page) };
}

/** What a run makes of the tab: its kind, its list, and what pressing the first row and going back does to the list's frame. */
function walk(id: number) {
  return lab.worker.evaluate(async (tabId) => {
    const tab = globalThis.lab.drive(tabId);
    const { kind } = await tab.ask('read-page-kind', null);
    const learned = await tab.ask('learn-recipe', null);
    if (!learned) return null;
    const { recipe } = learned;
    const { rows } = await tab.ask('read-rows', recipe);
    const ref = rows[0]?.ref ?? '';
    const press = await tab.press({ ref }, { purpose: 'open-row', siteUrl: await tab.url() });
    const opened = { tab: await tab.url(), frame: await tab.url(recipe) };
    const details = await tab.ask('read-details', { recipe: null });
    await tab.back();
    const back = await tab.ask('read-rows', recipe);
    return {
      kind,
      frame: recipe.frame,
      titles: rows.map(({ fields }) => fields.title),
      ref,
      press: press.outcome,
      opened,
      title: details?.fields.title,
      titlesBack: back.rows.map(({ fields }) => fields.title),
    };
  }, id);
}

describe('a list in a frame', () => {
  it.each([
    ['/same-site', [0], '127.0.0.1'],
    ['/cross-site', [0], 'localhost'],
    ['/nested', [0, 0], 'localhost'],
  ])('is read, pressed and returned to at %s', async (path, place, host) => {
    const { id } = await open(path);
    const inner = origin.replace('127.0.0.1', host);
    const walked = await walk(id);
    expect(walked).toMatchObject({
      kind: 'job-list',
      frame: { place, address: `${inner}/list` },
      titles,
      press: 'pressed',
      opened: { tab: `${origin}${path}`, frame: `${inner}/jobs/0` },
      title: titles[0],
      titlesBack: titles,
    });
    expect(walked?.ref).toMatch(/^f\d+e\d+$/);
  });

  it('is found again where an advert has come before it', async () => {
    const { page, id } = await open('/cross-site');
    const learned = await lab.worker.evaluate((tabId) => globalThis.lab.drive(tabId).ask('learn-recipe', null), id);
    await page.evaluate(() => {
      const advert = document.createElement('iframe');
      advert.src = '/about';
      document.body.prepend(advert);
    });
    await page.frameLocator('iframe').first().getByText('Nothing').waitFor();
    const reading = await lab.worker.evaluate(
      ([tabId, recipe]) => (recipe ? globalThis.lab.drive(tabId).ask('read-rows', recipe) : null),
      [id, learned?.recipe ?? null] as const,
    );
    expect(reading?.rows).toHaveLength(titles.length);
  });
});
