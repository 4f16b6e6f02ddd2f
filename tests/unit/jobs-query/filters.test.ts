import { describe, expect, it } from 'vitest';
import type { Job, Salary } from '@/domain/job/job';
import { type JobFilters, noFilters } from '@/domain/job/job-query';
import { job, jobsAtHand } from './job-source-of';

const filter = (filters: Partial<JobFilters>) => ({ filters: { ...noFilters, ...filters } });
const paid = (title: string, salary: Partial<Salary>, more: Partial<Job> = {}) =>
  job({ title, salary: { text: 'pay', min: null, max: null, currency: 'EUR', unit: 'YEAR', ...salary }, ...more });

describe('filters', () => {
  it('choose by site, tag, status, place of work and way to apply', async () => {
    const { titles } = jobsAtHand([
      job({ title: 'one', site: 'a.example', tags: ['dream', 'near'], remoteType: 'remote', applyType: 'easy_apply' }),
      job({ title: 'two', site: 'b.example', tags: ['near'], status: 'applied', applyType: 'external' }),
      job({ title: 'three', site: 'c.example', remoteType: 'hybrid' }),
    ]);
    expect(await titles(filter({ sites: ['a.example', 'c.example', 'nowhere.example'] }))).toEqual(['one', 'three']);
    expect(await titles(filter({ tags: ['near'] }))).toEqual(['one', 'two']);
    expect(await titles(filter({ tags: ['dream', 'never'] }))).toEqual(['one']);
    expect(await titles(filter({ statuses: ['applied', 'offer'] }))).toEqual(['two']);
    expect(await titles(filter({ remoteTypes: ['remote', 'hybrid'] }))).toEqual(['one', 'three']);
    expect(await titles(filter({ applyTypes: ['unknown'] }))).toEqual(['three']);
    expect(await titles(filter({ applyTypes: ['external'], tags: ['dream'] }))).toEqual([]);
  });

  it('choose by pay in the same currency, whatever the unit', async () => {
    const { titles } = jobsAtHand([
      paid('year', { min: 50_000, max: 60_000 }),
      paid('hour', { min: 30, unit: 'HOUR' }),
      paid('less', { min: 20_000, max: 30_000 }),
      paid('dollars', { min: 90_000, currency: 'USD' }),
      paid('no unit', { min: 90_000, unit: null }),
      paid('part-time', { min: 40, unit: 'HOUR' }, { employmentType: 'Part-time' }),
      job({ title: 'silent' }),
    ]);
    const salaryFrom = { amount: 55_000, currency: 'EUR', unit: 'YEAR' } as const;
    expect(await titles(filter({ salaryFrom }))).toEqual(['year', 'hour']);
  });

  it('choose by the day of posting and by whether there is a description', async () => {
    const { titles } = jobsAtHand([
      job({ title: 'today', postedDate: '2026-11-22', description: 'Text' }),
      job({ title: 'last week', postedDate: '2026-11-15' }),
      job({ title: 'who knows', postedText: '30+ days ago' }),
    ]);
    expect(await titles(filter({ postedWithinDays: 0 }))).toEqual(['today']);
    expect(await titles(filter({ postedWithinDays: 7 }))).toEqual(['today', 'last week']);
    expect(await titles(filter({ postedWithinDays: 6 }))).toEqual(['today']);
    expect(await titles(filter({ hasDescription: true }))).toEqual(['today']);
    expect(await titles(filter({ hasDescription: false }))).toEqual(['last week', 'who knows']);
  });

  it('choose jobs that may be the same as one of another site', async () => {
    const alike = { title: 'Cook', company: 'Acme', location: 'Berlin' };
    const one = job({ ...alike, site: 'a.example' });
    const two = job({ ...alike, site: 'b.example' });
    const jobs = jobsAtHand([one, two, job({ ...alike, company: 'Other', site: 'c.example' })]);
    expect((await jobs.settled(filter({ maybeDuplicate: true }))).count).toBe(2);
    expect((await jobs.engine.row(one.id))?.maybeDuplicates).toEqual([two.id]);
    jobs.put({ ...two, distinctFrom: [one.id] });
    expect((await jobs.settled(filter({ maybeDuplicate: true }))).count).toBe(0);
  });

  it('keep what the criteria rule out apart, and count it', async () => {
    const jobs = jobsAtHand([
      job({ title: 'Cook', company: 'Acme GmbH', description: 'Soup' }),
      job({ title: 'Baker', description: 'Night shift, alas' }),
      job({ title: 'Nurse', description: 'The shift at night' }),
    ]);
    const criteria = {
      match: { keywords: [], places: [], salaryFloor: null, mustNot: ['night shift'] },
      hiddenCompanies: ['ACME'],
    };
    expect(await jobs.titles({}, criteria)).toEqual(['Nurse']);
    expect((await jobs.settled({}, criteria)).leftOut).toBe(2);
    expect(await jobs.titles(filter({ kept: 'left-out' }), criteria)).toEqual(['Cook', 'Baker']);
    expect(await jobs.titles(filter({ kept: 'all' }), criteria)).toEqual(['Cook', 'Baker', 'Nurse']);
    expect(await jobs.titles({ text: 'soup' }, criteria)).toEqual([]);
  });
});

describe('facets', () => {
  it('name what can be chosen, the most frequent first', async () => {
    const jobs = jobsAtHand([
      paid('one', { min: 1 }, { site: 'a.example', tags: ['near'] }),
      paid('two', { min: 1, currency: 'USD' }, { site: 'b.example', tags: ['dream', 'near'] }),
      paid('three', { min: 1 }, { site: 'b.example' }),
    ]);
    await jobs.settled();
    expect(await jobs.engine.facets()).toEqual({
      sites: [
        { value: 'b.example', count: 2 },
        { value: 'a.example', count: 1 },
      ],
      tags: [
        { value: 'near', count: 2 },
        { value: 'dream', count: 1 },
      ],
      currencies: ['EUR', 'USD'],
    });
  });
});
