import { describe, expect, it } from 'vitest';
import { descriptionText } from '../../sites/board/jobs/description.ts';
import { generateJobs } from '../../sites/board/jobs/generate.ts';
import { paginate } from '../../sites/board/result-pages.ts';
import { findJobs, readSearch } from '../../sites/board/search.ts';
import { expectedJobs } from '../../sites/board/truth.ts';

const jobs = generateJobs();
const find = (query: string) => findJobs(jobs, readSearch(new URLSearchParams(query)));

describe('the sample board’s jobs', () => {
  it('are the same at every call', () => {
    expect(generateJobs()).toEqual(jobs);
  });

  it('are 244, each with an id of its own', () => {
    expect(jobs).toHaveLength(244);
    expect(new Set(jobs.map(({ id }) => id)).size).toBe(244);
    expect(jobs.every(({ id }) => /^\d{10}$/.test(id))).toBe(true);
  });

  it('have every kind of field that a reader has to tell apart', () => {
    const shares = {
      salary: share((job) => job.salary !== null),
      easyApply: share((job) => job.isEasyApply),
      promoted: share((job) => job.isPromoted),
    };
    expect(shares.salary).toBeGreaterThan(0.4);
    expect(shares.salary).toBeLessThan(0.7);
    expect(shares.easyApply).toBeGreaterThan(0.4);
    expect(shares.easyApply).toBeLessThan(0.6);
    expect(shares.promoted).toBeGreaterThan(0.05);
    expect(jobs.every(({ description }) => descriptionText(description).length > 500)).toBe(true);
  });

  it('are 60 for the sample search, on three pages', () => {
    const pages = paginate(find('keywords=platform+engineer'));
    expect(pages.map((page) => page.length)).toEqual([25, 25, 14]);
    expect(new Set(pages.flat()).size).toBe(60);
  });

  it('repeat the same two promoted jobs on every later page', () => {
    const [first = [], ...later] = paginate(jobs);
    const sponsors = first.slice(0, 2);
    expect(sponsors.every(({ isPromoted }) => isPromoted)).toBe(true);
    for (const page of later) expect(page.filter((job) => first.includes(job))).toEqual(sponsors);
    expect(new Set([first, ...later].flat()).size).toBe(244);
  });
});

describe('a search', () => {
  it.each([
    ['keywords=PLATFORM+lead', (title: string) => /platform/i.test(title) && /lead/i.test(title)],
    ['keywords=nurse', (title: string) => /nurse/i.test(title)],
  ])('for %s finds the titles with these words', (query, isMeant) => {
    expect(find(query)).toEqual(jobs.filter(({ title }) => isMeant(title)));
  });

  it('finds places without their accents', () => {
    expect(find('location=koln').length).toBeGreaterThan(5);
    expect(find('location=koln').every(({ place }) => place.city === 'Köln')).toBe(true);
  });

  it('applies every filter', () => {
    const found = find('f_date=week&f_level=senior,lead&f_place=remote,hybrid&f_easy=true');
    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual(
      jobs.filter(
        (job) =>
          job.daysAgo <= 7 &&
          ['senior', 'lead'].includes(job.level) &&
          ['remote', 'hybrid'].includes(job.workplace) &&
          job.isEasyApply,
      ),
    );
  });

  it('finds nothing for words that no job has', () => {
    expect(find('keywords=lighthouse+keeper')).toEqual([]);
    expect(paginate([])).toEqual([[]]);
  });
});

describe('the truth', () => {
  it('names each job of the sample search once', () => {
    const expected = expectedJobs('classic', 'keywords=platform+engineer', 'http://board.example');
    expect(new Set(expected.map(({ url }) => url)).size).toBe(60);
    expect(expected[0]?.url).toMatch(/^http:\/\/board\.example\/classic\/jobs\/view\/\d{10}$/);
  });

  it('is one employer’s on the career page', () => {
    const expected = expectedJobs('plain', '', 'http://board.example');
    expect(expected).toHaveLength(61);
    expect(new Set(expected.map(({ company }) => company))).toEqual(new Set(['Halden Group']));
  });
});

function share(isMeant: (job: (typeof jobs)[number]) => boolean): number {
  return jobs.filter(isMeant).length / jobs.length;
}
