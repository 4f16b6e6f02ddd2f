import { describe, expect, it } from 'vitest';
import type { Salary } from '@/domain/job/job';
import type { JobSort } from '@/domain/job/job-query';
import { job, jobsAtHand } from './job-source-of';

const pay = (fields: Partial<Salary>): Salary => ({
  text: 'as said',
  min: null,
  max: null,
  currency: 'EUR',
  unit: 'YEAR',
  ...fields,
});
const ascending = (column: JobSort['column']) => ({ sort: { column, isDescending: false } });
const descending = (column: JobSort['column']) => ({ sort: { column, isDescending: true } });

describe('sorting', () => {
  it('orders texts as people do, and keeps the order of equal ones', async () => {
    const { titles } = jobsAtHand([
      job({ title: 'Cook 10', company: 'b' }),
      job({ title: 'cook 2', company: 'B' }),
      job({ title: 'Äbtissin', company: null }),
      job({ title: 'Baker', company: 'a' }),
    ]);
    expect(await titles(ascending('title'))).toEqual(['Äbtissin', 'Baker', 'cook 2', 'Cook 10']);
    expect(await titles(descending('title'))).toEqual(['Cook 10', 'cook 2', 'Baker', 'Äbtissin']);
    expect(await titles(ascending('company'))).toEqual(['Baker', 'Cook 10', 'cook 2', 'Äbtissin']);
    expect(await titles(descending('company'))).toEqual(['Cook 10', 'cook 2', 'Baker', 'Äbtissin']);
  });

  it('orders pay of different units, those without a number last either way', async () => {
    const { titles } = jobsAtHand([
      job({ title: 'none', salary: pay({}) }),
      job({ title: 'hour', salary: pay({ min: 50, unit: 'HOUR' }) }),
      job({ title: 'year', salary: pay({ min: 60_000 }) }),
      job({ title: 'month', salary: pay({ max: 3000, unit: 'MONTH' }) }),
    ]);
    expect(await titles(ascending('salary'))).toEqual(['month', 'year', 'hour', 'none']);
    expect(await titles(descending('salary'))).toEqual(['hour', 'year', 'month', 'none']);
  });

  it('keeps the order of the store for what was found, and its opposite', async () => {
    const { titles } = jobsAtHand([job({ title: 'one' }), job({ title: 'two' })]);
    expect(await titles(descending('found'))).toEqual(['one', 'two']);
    expect(await titles(ascending('found'))).toEqual(['two', 'one']);
  });

  it('knows texts that came later', async () => {
    const jobs = jobsAtHand([job({ title: 'a' }), job({ title: 'c' })]);
    expect(await jobs.titles(ascending('title'))).toEqual(['a', 'c']);
    jobs.put(job({ title: 'b' }), job({ title: 'd' }));
    expect(await jobs.titles(ascending('title'))).toEqual(['a', 'b', 'c', 'd']);
  });

  it('orders by how well jobs fit', async () => {
    const { titles } = jobsAtHand([
      job({ title: 'Cook', description: 'Soup' }),
      job({ title: 'Cook of soup', description: 'and bread' }),
      job({ title: 'Nurse', description: 'Care' }),
    ]);
    const criteria = {
      match: { keywords: ['soup', 'bread'], places: [], salaryFloor: null, mustNot: [] },
      hiddenCompanies: [],
    };
    expect(await titles(descending('match'), criteria)).toEqual(['Cook of soup', 'Cook', 'Nurse']);
  });
});
