import { describe, expect, it } from 'vitest';
import type { ReadFields } from '@/domain/job/job-fields';
import { haveOnlyTitles, mayGoOnWith } from '@/workflows/collect/list/kindred-list';
import { learnedList } from './list-samples';

const learnedRows = (fields: ReadFields[]) => learnedList('li', fields).reading.rows;

const { rows } = learnedList('li', []).recipe;
const jobs = { rows, fill: { title: 1, location: 1 } };

describe('a list learned anew', () => {
  it('goes on with jobs that state something, whichever it is', () => {
    expect(mayGoOnWith({ rows, fill: { title: 1, employmentType: 0.9 } }, jobs)).toBe(true);
    expect(mayGoOnWith({ rows, fill: { title: 1, location: 0.5 } }, jobs)).toBe(true);
  });

  it('does not go on with mere titles: news, while the next rows are on their way', () => {
    expect(mayGoOnWith({ rows, fill: { title: 1 } }, jobs)).toBe(false);
    expect(mayGoOnWith({ rows, fill: { title: 1, company: 1 } }, jobs)).toBe(false);
  });

  it('goes on with rows of the same elements that all name a company as before, whatever their classes', () => {
    const set = (row: string) => ({ ...rows, list: 'job-list', row });
    const before = { rows: set('job-card.x1a'), fill: { title: 1, company: 1, location: 1 } };
    expect(mayGoOnWith({ rows: set('job-card.x2b'), fill: { title: 1, company: 1 } }, before)).toBe(true);
    expect(mayGoOnWith({ rows: set('news-card.x2b'), fill: { title: 1, company: 1 } }, before)).toBe(false);
    expect(mayGoOnWith({ rows: set('job-card.x2b'), fill: { title: 1 } }, before)).toBe(false);
  });

  it('may have mere titles if it had no more before, or is the first', () => {
    expect(mayGoOnWith({ rows, fill: { title: 1 } }, { rows, fill: { title: 1, location: 0.3 } })).toBe(true);
    expect(mayGoOnWith({ rows, fill: { title: 1 } }, null)).toBe(true);
  });
});

describe('rows with nothing but titles', () => {
  it('have no place, and at most the company of their whole page', () => {
    const news = [{ title: 'Labour market recovers' }, { title: 'New training centre opens' }];
    expect(haveOnlyTitles(learnedRows(news))).toBe(true);
    expect(haveOnlyTitles(learnedRows(news.map((fields) => ({ ...fields, company: 'Lumen' }))))).toBe(true);
    expect(haveOnlyTitles(learnedRows([...news, { title: 'Nurse', location: 'Leipzig' }]))).toBe(false);
    expect(haveOnlyTitles(learnedRows([{ company: 'Lumen' }, { company: 'Ekholm' }]))).toBe(false);
  });
});
