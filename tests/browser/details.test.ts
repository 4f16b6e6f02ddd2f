import type { Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ReadFields } from '@/domain/job/job-fields';
import type { FieldRule, Recipe } from '@/domain/page/recipe';
import { type LabBrowser, launchLab } from '../harness/lab';
import { openHtml } from '../score/saved-pages';
import type { FaceName } from '../sites/board/face';
import { type ExpectedJob, expectedJobs } from '../sites/board/truth';
import { type RunningSites, startSites } from '../sites/server';
import {
  clippedPosting,
  closedPostings,
  frenchPosting,
  germanPosting,
  graphOfPostings,
  shadowedPosting,
} from './details-pages';

const sample = 'keywords=platform+engineer';

let sites: RunningSites;
let lab: LabBrowser;

beforeAll(async () => {
  sites = await startSites();
  lab = await launchLab();
});
afterEach(async () => {
  await Promise.all(
    lab.context
      .pages()
      .slice(1)
      .map((page) => page.close()),
  );
});
afterAll(async () => {
  await lab?.close();
  await sites?.close();
});

describe('a pane beside the list', () => {
  it.each([
    ['classic', '/classic/jobs/search', '[data-job-id] a'],
    ['anchorless', '/anchorless/search', '[componentkey] [componentkey]'],
  ] as const)('of the %s face is read, and the list is not', async (face, path, row) => {
    const page = await lab.context.newPage();
    await page.goto(`${sites.origin}${path}?${sample}`);
    await page.locator(row).first().waitFor();
    const learned = await lab.ask(page, 'learn-recipe', null);
    for (const index of [0, 2]) {
      await page.locator(row).nth(index).click();
      const { fields } = await readPane(page, learned?.recipe ?? null);
      expect(fields).toMatchObject(shownFields(truthOf(face, fields)));
    }
  });

  it('is null where nothing has been pressed yet', async () => {
    const page = await openHtml(lab, listAlone, 'https://board.example/jobs');
    const reading = await lab.ask(page, 'read-details', { recipe: listRecipe });
    expect(reading).toBeNull();
  });
});

describe('a posting that takes the place of the list', () => {
  it('is read whole where its own lists have the markup of the rows', async () => {
    const jobs = ['Night Nurse', 'Cook', 'Cabinet Maker', 'Bookkeeper', 'Tram Driver'];
    const rows = jobs.map(
      (job, index) => `<li><h2><a href="#/job/${index}">${job}</a></h2><p>Acme Ltd</p><p>Kiel</p></li>`,
    );
    const html = `<!doctype html><html lang="en"><title>Jobs</title><body><main id="all"><div><ul>${rows.join('')}</ul></div></main>
<main id="one" hidden><div><h2>Cook</h2><p>Acme Ltd</p><h3>About the job</h3><p>You cook for the guests of a small house, and plan each week with two others.</p>
<ul><li>You buy what is fresh.</li><li>You know what guests must not eat.</li></ul></div></main>
<section><h2>News</h2><p>The market for jobs has come back to life in the third quarter of the year, says the office that counts them every month.</p></section></body></html>`;
    const page = await openHtml(lab, html, 'https://board.example/jobs');
    const learned = await lab.ask(page, 'learn-recipe', null);
    expect(learned?.reading.rows).toHaveLength(jobs.length);
    await page.evaluate(() => {
      document.querySelector('#all ul')?.replaceChildren();
      document.querySelector('#all')?.setAttribute('hidden', '');
      document.querySelector('#one')?.removeAttribute('hidden');
    });
    const { fields } = await readPane(page, learned?.recipe ?? null, 'Cook');
    expect(fields.title).toBe('Cook');
    expect(fields.description).toContain('small house');
    expect(fields.description).toContain('what guests must not eat');
  });
});

describe('a posting that unfolds within the list', () => {
  it('is read from its own row, of several open ones from that which was pressed', async () => {
    const page = await lab.context.newPage();
    await page.goto(`${sites.origin}/sidebar/empleos`);
    const learned = await lab.ask(page, 'learn-recipe', null);
    const recipe = learned?.recipe ?? null;
    for (const index of [2, 0, 1]) {
      const row = learned?.reading.rows[index];
      expect(row?.fields.url).toBeUndefined();
      const target = { ref: row?.ref ?? '' };
      expect((await lab.ask(page, 'read-details', { recipe, row: target }))?.fields.title).not.toBe(row?.fields.title);
      await page.locator('.open').nth(index).click();
      const reading = await lab.ask(page, 'read-details', { recipe, row: target });
      const { title, company, location, siteJobId } = row?.fields ?? {};
      expect(reading).toMatchObject({ isInRow: true, pane: null, fields: { title, company, location } });
      expect(reading?.fields.applyUrl).toBe(`${sites.origin}/sidebar/inscripcion/${siteJobId}`);
      expect(reading?.fields.description).not.toContain('Inscribirme');
    }
  });

  it('is read from what was put in between two rows', async () => {
    const page = await openHtml(lab, listAlone, 'https://board.example/jobs');
    const prose =
      'You will look after the platform that all of our teams build on, and keep it quick, safe and well described. ';
    const second = page.locator('#list > li').nth(1);
    await second.evaluate(
      (row, text) => row.insertAdjacentHTML('afterend', `<li><p>${text}</p></li>`),
      prose.repeat(3),
    );
    const reading = await lab.ask(page, 'read-details', { recipe: listRecipe });
    expect(reading?.fields.title).toBe('Engineer 1');
    expect(reading?.fields.description).toContain('the platform that all of our teams');
    expect(reading?.isInRow).toBe(true);
  });
});

describe('a posting that opens under a row of heading and paragraphs', () => {
  const jobs = ['Night Nurse', 'Cook', 'Cabinet Maker', 'Bookkeeper', 'Tram Driver', 'Welder'];
  const rowOf = (job: string) =>
    `<h3><span>${job}</span></h3><p>Kiel</p><p>Acme Ltd</p><div class="under" hidden></div>`;
  const html = `<!doctype html><html lang="en"><title>Jobs</title><body><main><h1>Jobs</h1><div>${jobs.map(rowOf).join('')}</div></main></body></html>`;

  it('is the pressed one, also where most of them are open', async () => {
    const page = await openHtml(lab, html, 'https://board.example/jobs');
    const learned = await lab.ask(page, 'learn-recipe', null);
    for (const [index, job] of jobs.entries()) {
      await page
        .locator('.under')
        .nth(index)
        .evaluate((under, title) => {
          under.removeAttribute('hidden');
          under.innerHTML = `<h2>${title}</h2><p>Kiel</p><h3>About the job</h3><p>A ${title} works in a small team that plans its own week, and knows each of its customers by name.</p><ul><li>You keep the books of your own part.</li></ul>`;
        }, job);
      const row = { ref: learned?.reading.rows[index]?.ref ?? '' };
      const reading = await lab.ask(page, 'read-details', {
        recipe: learned?.recipe ?? null,
        row,
        listed: { title: job },
      });
      expect(reading).toMatchObject({ isInRow: true, pane: null, fields: { title: job } });
      expect(reading?.fields.description).toContain(`A ${job} works in`);
    }
  });
});

describe('a posting on a page of its own', () => {
  it.each(['guest', 'plain'] as const)('of the %s face is read in full', async (face) => {
    const [first, second] = expectedJobs(face, sample, sites.origin);
    for (const job of [first, second]) {
      if (!job) throw new Error('the sample search is empty');
      const page = await lab.context.newPage();
      await page.goto(job.url);
      const { fields } = await readPane(page, null);
      expect(fields).toMatchObject({ ...shownFields(job), url: job.url });
    }
  });

  it.each([
    ['German', germanPosting],
    ['French', frenchPosting],
  ])('is read without structured data, in %s', async (_, { html, expected }) => {
    const page = await openHtml(lab, html, 'https://www.jobs.example/stellen/4711');
    const reading = await lab.ask(page, 'read-details', { recipe: null });
    expect(reading).toMatchObject({ source: 'page', isClosed: false, fields: expected });
  });

  it('is read within a shadow root as it is without', async () => {
    const page = await openHtml(lab, shadowedPosting.html, 'https://www.jobs.example/view/5');
    const reading = await lab.ask(page, 'read-details', { recipe: null });
    expect(reading).toMatchObject({ source: 'json-ld', fields: shadowedPosting.expected });
  });

  it('takes its own item of several that the structured data names', async () => {
    const page = await openHtml(lab, graphOfPostings.html, 'https://www.jobs.example/view/2');
    const reading = await lab.ask(page, 'read-details', { recipe: null });
    expect(reading).toMatchObject({ source: 'json-ld', fields: graphOfPostings.expected });
  });

  it('has the clipped part of its description, and no control, script or similar job', async () => {
    const page = await openHtml(lab, clippedPosting.html, 'https://www.jobs.example/view/3');
    const reading = await lab.ask(page, 'read-details', { recipe: null });
    expect(reading?.fields.description?.split('\n')).toEqual(clippedPosting.lines);
  });

  it.each(closedPostings)('is closed where the page says: %s', async (words, html) => {
    const page = await openHtml(lab, html, 'https://www.jobs.example/view/4');
    const reading = await lab.ask(page, 'read-details', { recipe: null });
    expect(reading?.isClosed, words).toBe(true);
  });
});

async function readPane(page: Page, recipe: Recipe | null, title?: string) {
  for (let look = 0; look < 20; look += 1) {
    const reading = await lab.ask(page, 'read-details', { recipe, listed: { title } });
    if (reading) return reading;
    await page.waitForTimeout(100);
  }
  throw new Error('no posting was read');
}

function truthOf(face: FaceName, { description }: ReadFields): ExpectedJob {
  const found = expectedJobs(face, sample, sites.origin).find((job) => job.description === description);
  if (!found) throw new Error(`no job has the description “${description}”`);
  return found;
}

/** What details show of a job: the row has the place with the way of working, details without. */
function shownFields(job: ExpectedJob): ReadFields {
  return {
    title: job.title,
    company: job.company,
    location: job.location.replace(/ \([\w-]+\)$/, ''),
    ...(job.salaryText ? { salaryText: job.salaryText } : {}),
    ...(job.employmentType ? { employmentType: job.employmentType } : {}),
    postedText: job.postedText,
    applyType: job.applyType,
    ...(job.applyUrl ? { applyUrl: job.applyUrl } : {}),
    description: job.description,
  };
}

const rowTitle: FieldRule[] = [{ selector: 'h2', read: 'text', nth: 0, part: null, pattern: null, kind: null }];

const listRecipe: Recipe = {
  version: 1,
  frame: null,
  rows: { list: '#list', row: '#list > li', fields: { title: rowTitle }, embedded: null },
  scroller: null,
  details: null,
  pager: null,
  fill: {},
};

const listAlone = `<main><h1>Jobs in Berlin</h1><ul id="list">${Array.from(
  { length: 8 },
  (_, index) =>
    `<li><h2><a href="/jobs/${index}">Engineer ${index}</a></h2><p>We look for an engineer who builds, runs and explains the systems that our customers rely on every day, number ${index}.</p></li>`,
).join('')}</ul></main><footer><p>© Board</p></footer>`;
