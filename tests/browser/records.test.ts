import type { Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Recipe } from '@/domain/page/recipe';
import { canonicalUrl } from '@/url/canonical-url';
import { type LabBrowser, launchLab } from '../harness/lab';
import { openHtml } from '../score/saved-pages';
import type { FaceName } from '../sites/board/face';
import { expectedJobs } from '../sites/board/truth';
import { type RunningSites, startSites } from '../sites/server';
import { anchorless, articles, companyLinked, jobs, layouts, virtualised } from './records-layouts';

const origin = 'https://www.board.example';
let lab: LabBrowser;
let sites: RunningSites;

beforeAll(async () => {
  sites = await startSites();
  lab = await launchLab();
});
afterEach(async () => {
  for (const page of lab.context.pages().slice(1)) await page.close();
});
afterAll(async () => {
  await lab?.close();
  await sites?.close();
});

async function learn(html: string) {
  const page = await openHtml(lab, html, `${origin}/search`);
  const learned = await lab.ask(page, 'learn-recipe', null);
  return { page, learned, rows: learned?.reading.rows ?? [] };
}

describe('a list of jobs', () => {
  it.each(Object.entries(layouts))('is read from %s', async (_, html) => {
    const { rows, learned } = await learn(html);
    expect(rows.map(({ fields: { title, company, location } }) => ({ title, company, location }))).toEqual(
      jobs.map(({ title, company, place }) => ({ title, company, location: place })),
    );
    jobs.forEach(({ id }, index) => {
      expect(`${rows[index]?.fields.url}`).toContain(id);
      expect(rows[index]?.fields.siteJobId).toBe(id);
    });
    expect(rows.every(({ fields }) => fields.postedText || fields.postedDate)).toBe(true);
    expect(learned?.reading).toMatchObject({ announced: 6, check: { holds: true, uniqueness: 1 } });
  });

  it('is read however long it is', async () => {
    const row = (index: number) =>
      `<li><h3><a href="/jobs/${index}">Platform Engineer ${index}</a></h3><p>Company ${index % 9} GmbH</p><p>Berlin</p></li>`;
    const { rows } = await learn(
      `<h1>Jobs</h1><ul>${Array.from({ length: 2100 }, (_, index) => row(index)).join('')}</ul>`,
    );
    expect(rows).toHaveLength(2100);
  });

  it('has the ids that stand at one place in all addresses, whatever numbers titles have', async () => {
    const titles = ['Cook', 'Summer Internship 2027', 'Nurse', 'Data Analyst', 'Summer Job 2027 II'];
    const slug = (title: string) => title.toLowerCase().replaceAll(' ', '-');
    const listOf = (address: (id: number, title: string) => string) =>
      `<h1>Jobs</h1><ul>${titles.map((title, at) => `<li><h3><a href="/jobs/${address(5287 + at, slug(title))}">${title}</a></h3><p>Acme GmbH</p><p>Berlin</p></li>`).join('')}</ul>`;
    const ids = titles.map((_, at) => `${5287 + at}`);
    const before = await learn(listOf((id, title) => `${id}-${title}`));
    expect(before.rows.map(({ fields }) => fields.siteJobId)).toEqual(ids);
    const behind = await learn(listOf((id, title) => `2027-${title}-${id}`));
    expect(behind.rows.map(({ fields }) => fields.siteJobId)).toEqual(ids);
  });

  it('is read where rows have no link, and each can be pressed', async () => {
    const { page, rows } = await learn(anchorless);
    expect(rows.map(({ fields }) => fields.siteJobId)).toEqual(jobs.map(({ id }) => id));
    expect(rows.map(({ fields }) => fields.title)).toEqual(jobs.map(({ title }) => title));
    expect(rows[0]?.fields.url).toBeUndefined();
    for (const { ref } of rows)
      expect(await lab.ask(page, 'find-point', { ref: ref ?? '' })).toMatchObject({ isHit: true });
  });

  it('has the heads of the columns that a grid numbers, whatever stands between its cells', async () => {
    const cells = (role: string, texts: readonly string[]) =>
      `<div role="row"><div role="presentation"></div>${texts.map((text, at) => `<div role="${role}" aria-colindex="${at + 1}">${text}</div>`).join('')}</div>`;
    const firms = ['Hallerbach Bau', 'Hallerbach Haustechnik', 'HB Logistik'];
    const towns = ['Trier', 'Koblenz', 'Kusel'];
    const titles = ['Bauleiter', 'Polier', 'Disponent', 'Elektroniker', 'Maurer', 'Buchhalter'];
    const { rows } = await learn(
      `<h1>Jobs</h1><div role="grid"><div>${cells('columnheader', ['Stelle', 'Gesellschaft', 'Standort', 'Arbeitszeit'])}</div>
       <div>${titles.map((title, at) => cells('gridcell', [title, firms[at % 3] ?? '', towns[at % 3] ?? '', at % 2 ? 'Teilzeit' : 'Vollzeit'])).join('')}</div></div>`,
    );
    expect(rows.map(({ fields: { title, company, location } }) => [title, company, location])).toEqual(
      titles.map((title, at) => [title, firms[at % 3], towns[at % 3]]),
    );
  });

  it('does not take the page of a company for that of a job', async () => {
    const { rows } = await learn(companyLinked);
    expect(rows.map(({ fields: { title, url } }) => ({ title, url }))).toEqual(
      jobs.map(({ title }) => ({ title, url: undefined })),
    );
  });

  it('counts rows that are not drawn yet, and takes what the JSON of the page says of them', async () => {
    const { rows, learned } = await learn(virtualised);
    expect(rows.map(({ isRendered }) => isRendered)).toEqual([true, true, true, false, false, false]);
    expect(rows.map(({ key }) => key)).toEqual(jobs.map(({ id }) => id));
    expect(rows.map(({ fields }) => fields.title)).toEqual(jobs.map(({ title }) => title));
    expect(rows.map(({ fields }) => fields.salaryText)).toEqual(jobs.map((_, index) => `€${40 + index},000 a year`));
    expect(learned?.recipe.rows.embedded).toMatchObject({ script: 'window.__STATE__', records: ['search', 'results'] });
  });

  it.each(['employer', 'place'])(
    'takes nothing from a record of the same title that names another %s',
    async (other) => {
      const records = jobs.map(({ title, company, place }, index) => ({
        jobTitle: title,
        employer: { name: company },
        place,
        ...(index === 2 && { [other]: other === 'place' ? 'Oulu, Finland' : { name: 'Somebody Else' } }),
        salary: `€${40 + index},000 a year`,
      }));
      const rows = jobs.map(
        ({ title, company, place }) =>
          `<li><a href="#">${title}</a><p class="c">${company}</p><p class="p">${place}</p></li>`,
      );
      const read = await learn(
        `<ul>${rows.join('')}</ul><script>window.__STATE__ = ${JSON.stringify({ results: records })};</script>`,
      );
      expect(read.learned?.recipe.rows.embedded).toMatchObject({ records: ['results'] });
      expect(read.rows.map(({ fields }) => fields.salaryText)).toEqual(
        jobs.map((_, index) => (index === 2 ? undefined : `€${40 + index},000 a year`)),
      );
    },
  );

  it('learns where a record has what it shows from titles that no other record has', async () => {
    const named = jobs.map(({ title, company }) => ({ jobTitle: title, employer: company }));
    const records = [...named, ...named.slice(3).map((record) => ({ ...record, employer: 'Somebody Else' }))];
    const rows = jobs.map(
      ({ title, company, place }) => `<li><a href="#">${title}</a><p>${company}</p><p>${place}</p></li>`,
    );
    const { learned } = await learn(
      `<ul>${rows.join('')}</ul><script>window.__STATE__ = ${JSON.stringify({ results: records })};</script>`,
    );
    expect(learned?.recipe.rows.embedded?.fields.company).toEqual([['employer']]);
  });

  it('is not made of articles', async () => {
    expect((await learn(articles)).learned).toBeNull();
  });
});

describe('a recipe', () => {
  it('survives being printed, and reads rows that came later without looking again', async () => {
    const { page, learned } = await learn(layouts['one line with separators'] ?? '');
    const recipe = Recipe.parse(JSON.parse(JSON.stringify(learned?.recipe)));
    await page.evaluate(() => {
      const added = document.querySelector('main li')?.cloneNode(true);
      if (!(added instanceof Element)) return;
      added.innerHTML = '<a href="/jobs/80001">Night Nurse</a><div>Halden Care · Oslo, Norway · 1 day ago</div>';
      document.querySelector('main ul')?.append(added);
    });
    const { rows, check } = await lab.ask(page, 'read-rows', recipe);
    expect(rows.at(-1)).toMatchObject({
      key: '80001',
      index: 6,
      fields: { title: 'Night Nurse', company: 'Halden Care', location: 'Oslo, Norway', postedText: '1 day ago' },
    });
    expect(check.holds).toBe(true);
  });

  it('says so when it no longer holds', async () => {
    const { page, learned } = await learn(layouts['cards with advertisements between'] ?? '');
    if (!learned) throw new Error('nothing learned');
    await page.evaluate(() => {
      for (const place of document.querySelectorAll('main div p')) place.remove();
    });
    const { check } = await lab.ask(page, 'read-rows', learned.recipe);
    expect(check.holds).toBe(false);
    expect(check.problems.join()).toMatch(/company: in 0 % of the rows, was 100 %/);
  });
});

describe('the sample board', () => {
  const faces: [FaceName, string, number][] = [
    ['classic', '/classic/jobs/search', 7],
    ['anchorless', '/anchorless/search', 25],
    ['guest', '/guest/jobs/search', 10],
    ['plain', '/plain/careers', 10],
  ];

  it.each(faces)('is read on its %s face as it is written', async (face, path, fewest) => {
    const page = await openBoard(`${path}?keywords=platform+engineer`);
    const truth = expectedJobs(face, face === 'plain' ? '' : 'keywords=platform+engineer', sites.origin);
    const learned = await lab.ask(page, 'learn-recipe', null);
    const rows = (learned?.reading.rows ?? []).filter(({ isRendered }) => isRendered);
    expect(rows.length).toBeGreaterThanOrEqual(fewest);
    for (const { fields } of rows) {
      const job = truth.find((one) =>
        fields.url
          ? canonicalUrl(one.url) === canonicalUrl(fields.url)
          : one.title === fields.title && one.company === fields.company && one.location === fields.location,
      );
      expect(fields).toMatchObject({ title: job?.title, location: job?.location });
      if (face !== 'plain') expect(fields.company).toBe(job?.company);
      // Nothing on that face names the id before a row is pressed: its keys are made up anew on every visit.
      if (face === 'anchorless') expect(fields.siteJobId).toBeUndefined();
      if (face === 'classic' || face === 'guest') expect(fields.siteJobId).toBe(job?.siteJobId);
    }
  });
});

async function openBoard(path: string): Promise<Page> {
  const page = await lab.context.newPage();
  await page.goto(`${sites.origin}${path}`);
  await page.waitForLoadState('networkidle');
  return page;
}
