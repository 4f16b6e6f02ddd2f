import type { Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BoardBrowser, startBoardBrowser } from './board-browser.ts';
import { type ExpectedJob, expectedJobs } from './truth.ts';

const query = 'keywords=platform+engineer';
let board: BoardBrowser;
let page: Page;

beforeAll(async () => {
  board = await startBoardBrowser();
});
afterAll(() => board.close());
beforeEach(async () => {
  page = await board.newPage();
});

describe('the classic face', () => {
  const rows = '[data-occludable-job-id]';
  const filled = `${rows}:not(:empty)`;
  const expected = () => expectedJobs('classic', query, board.origin);
  const openSearch = async (search = query) => {
    await page.goto(`${board.origin}/classic/jobs/search?${search}`);
    await page.locator(filled).first().waitFor();
  };
  const shownIds = () =>
    page.locator(rows).evaluateAll((items) => items.map((item) => item.getAttribute('data-occludable-job-id')));

  it('fills rows only where its pane is scrolled to', async () => {
    await openSearch();
    expect(await page.locator(rows).count()).toBe(25);
    expect(await page.locator(filled).count()).toBe(7);
    await page.evaluate(() => window.scrollTo(0, 10_000));
    expect(await page.locator(filled).count()).toBe(7);
    for (const row of await page.locator(rows).all()) {
      await row.scrollIntoViewIfNeeded();
      await row.locator('a').waitFor();
    }
    expect(await page.locator(filled).count()).toBe(25);
    expect(await page.locator(rows).evaluateAll((items) => items.every(({ id }) => /^ember\d+$/.test(id)))).toBe(true);
  });

  it('opens a job beside the list and puts its id into the address', async () => {
    await openSearch();
    for (const job of expected().slice(1, 6)) {
      await page.locator(`[data-occludable-job-id="${job.siteJobId}"]`).click();
      await expectPosting(job, 'section[aria-label="Job details"]', 'section[aria-label="Job description"] > div');
      expect(new URL(page.url()).searchParams.get('currentJobId')).toBe(job.siteJobId);
    }
    await page.goBack();
    expect(new URL(page.url()).searchParams.get('currentJobId')).toBe(expected()[4]?.siteJobId);
  });

  it('has the expected jobs on three pages, some of them again', async () => {
    await openSearch();
    const ids: (string | null)[] = [];
    for (const [number, count] of [25, 25, 14].entries()) {
      if (number > 0) await page.getByRole('button', { name: 'View next page' }).click();
      await page.getByText(`Page ${number + 1} of 3`).waitFor();
      expect(await page.locator(rows).count()).toBe(count);
      ids.push(...(await shownIds()));
    }
    expect([...new Set(ids)]).toEqual(expected().map(({ siteJobId }) => siteJobId));
    expect(await page.getByText('60 results').count()).toBe(1);
    expect(await page.getByRole('button', { name: 'View next page' }).count()).toBe(0);
    expect(new URL(page.url()).searchParams.get('start')).toBe('50');
  });

  it('applies the filters of its dialog on "Show results"', async () => {
    await openSearch();
    await page.getByRole('button', { name: 'All filters' }).click();
    await page.getByRole('radio', { name: 'Past month' }).check();
    await page.getByRole('checkbox', { name: 'Remote' }).check();
    await page.getByRole('checkbox', { name: 'Hybrid' }).check();
    await page.getByRole('switch').check();
    expect(page.url()).not.toContain('f_');
    await page.getByRole('button', { name: 'Show results' }).click();
    const left = expectedJobs('classic', `${query}&f_date=month&f_place=hybrid,remote&f_easy=true`, board.origin);
    expect(left.length).toBeGreaterThan(3);
    await page.getByText(`${left.length} results`).waitFor();
    expect(await shownIds()).toEqual(left.slice(0, 25).map(({ siteJobId }) => siteJobId));
  });

  it('applies in a dialog of the page, and counts what was sent', async () => {
    const job = expected().find(({ applyType }) => applyType === 'easy_apply');
    await openSearch(`${query}&currentJobId=${job?.siteJobId}`);
    await page.getByRole('button', { name: `Easy Apply to ${job?.title} at ${job?.company}` }).click();
    expect((await board.control.readLog()).applications).toEqual([]);
    await page.getByLabel('Email address').fill('jane@example.org');
    await page.getByRole('button', { name: 'Submit application' }).click();
    await page.getByRole('button', { name: 'Easy Apply to' }).getByText('Applied').waitFor();
    expect((await board.control.readLog()).applications).toEqual([job?.siteJobId]);
  });

  it('says how many requests are too many in the middle of a run, and goes on when they are not', async () => {
    await openSearch();
    // Requests that overlap may arrive in any order: each has its answer before the next is sent.
    await page.locator('[aria-busy]:visible').waitFor({ state: 'detached' });
    await board.control.setWall('classic', 'rate-limit', { afterRequests: 2 });
    for (const row of [1, 2])
      await Promise.all([page.waitForResponse(/\/api\/jobs\//), page.locator(rows).nth(row).click()]);
    await page.getByRole('button', { name: 'Page 2' }).click();
    await page.getByRole('heading', { name: 'Too many requests' }).waitFor();
    const { requests } = await board.control.readLog();
    expect(requests.filter(({ path }) => path.includes('/api/')).at(-1)?.status).toBe(429);
    await board.control.setWall('classic', null);
    await page.reload();
    await page.getByText('Page 2 of 3').waitFor();
  });

  it('leads to the login when the session ends, and back after it', async () => {
    await openSearch();
    await board.control.setWall('classic', 'login');
    await page.locator(rows).nth(3).click();
    await page.getByLabel('Password').waitFor();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.locator(filled).first().waitFor();
    expect(page.url()).toContain('currentJobId=');
  });
});

describe('the anchorless face', () => {
  it('tells a job’s id only in the address, once it is pressed', async () => {
    await page.goto(`${board.origin}/anchorless/search?${query}`);
    const rows = page.locator('div[role=button][componentkey]');
    await rows.first().waitFor();
    const list = rows.first().locator('..');
    const expected = expectedJobs('anchorless', query, board.origin);
    expect(await rows.count()).toBe(25);
    expect(await list.locator('a').count()).toBe(0);
    const markup = await list.innerHTML();
    expect(expected.filter(({ siteJobId }) => markup.includes(siteJobId))).toEqual([]);
    for (const [index, job] of expected.slice(0, 5).entries()) {
      await rows.nth(index).click();
      expect(new URL(page.url()).searchParams.get('currentJobId')).toBe(job.siteJobId);
      await expectPosting(job, 'main', '[aria-label="About the job"] > div');
    }
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Page 2' }).and(page.locator('[aria-current]')).waitFor();
  });
});

describe('the guest face', () => {
  it('shows more on scrolling, then on a press, until there is no more', async () => {
    await page.goto(`${board.origin}/guest/jobs/search?${query}`);
    const cards = page.locator('[data-entity-urn]');
    const more = page.getByRole('button', { name: 'See more jobs' });
    expect(await cards.count()).toBe(25);
    expect(await more.isVisible()).toBe(false);
    await page.mouse.wheel(0, 10_000);
    await more.waitFor();
    expect(await cards.count()).toBe(50);
    await more.click();
    await page.getByText('You’ve viewed all jobs for this search').waitFor();
    expect(await more.isVisible()).toBe(false);
    const links = await cards
      .locator('> a')
      .evaluateAll((anchors) => anchors.map((anchor) => `${anchor}`.split('?')[0]));
    expect(links).toEqual(expectedJobs('guest', query, board.origin).map(({ url }) => url));
  });

  it('has postings with structured data, some of it with raw line breaks', async () => {
    const jobs = expectedJobs('guest', query, board.origin).slice(0, 9);
    let broken = 0;
    for (const job of jobs) {
      await page.goto(job.url);
      await expectPosting(job, 'main', 'main section + section > div');
      const data = await page.locator('script[type="application/ld+json"]').textContent();
      if (data?.includes('\n')) broken += 1;
      expect(JSON.parse(data?.replaceAll('\n', ' ') ?? '')).toMatchObject({
        title: job.title,
        datePosted: job.postedDate,
      });
    }
    expect(broken).toBeGreaterThan(0);
    expect(broken).toBeLessThan(9);
  });
});

describe('the plain face', () => {
  it('needs no script from the first page to the last', async () => {
    const context = await board.browser.newContext({ javaScriptEnabled: false });
    page = await context.newPage();
    await page.goto(`${board.origin}/plain/careers`);
    const urls: string[] = [];
    for (let number = 1; number <= 4; number++) {
      if (number > 1) await page.locator('a[rel=next]').click();
      urls.push(...(await page.locator('td a').evaluateAll((links) => links.map((link) => `${link}`))));
    }
    const expected = expectedJobs('plain', '', board.origin);
    expect(urls).toEqual(expected.map(({ url }) => url));
    expect(await page.locator('a[rel=next]').count()).toBe(0);
    for (const job of expected.slice(0, 3)) {
      await page.goto(job.url);
      await expectPosting(job, 'main', '[itemprop=description]');
    }
  });
});

/** The posting on the screen says what the truth says. */
async function expectPosting(job: ExpectedJob, whole: string, description: string): Promise<void> {
  await page.getByRole('heading', { name: job.title, exact: true }).waitFor();
  const lines = page.locator(description).locator('p, li');
  await expect.poll(() => lines.allInnerTexts(), { timeout: 10_000 }).toEqual(job.description.split('\n'));
  const text = await visibleText(whole);
  const place = job.location.replace(/ \(.*/, '');
  for (const value of [job.company, place, job.salaryText, job.postedText, job.employmentType])
    if (value !== null) expect(text).toContain(value);
  const apply = page.locator(whole).getByRole('link', { name: /^Apply/ });
  const applyUrl =
    (await apply.count()) > 0
      ? await apply.evaluate((link) => new URL(`${link}`).searchParams.get('url') ?? `${link}`)
      : null;
  expect(applyUrl).toBe(job.applyUrl);
}

async function visibleText(selector: string): Promise<string> {
  return fold((await page.locator(selector).allInnerTexts()).join(' '));
}

function fold(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
