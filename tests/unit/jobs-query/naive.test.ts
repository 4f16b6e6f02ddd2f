import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Job } from '@/domain/job/job';
import { type JobQuery, noFilters } from '@/domain/job/job-query';
import { readCriteria } from '@/jobs/match/match-job';
import type { SearchCriteria } from '@/search/job-search';
import { job, jobsAtHand } from './job-source-of';
import { naiveAnswer } from './naive-answer';

const word = fc.constantFrom(
  'java',
  'Java',
  'JavaScript',
  'C++',
  'C',
  '.NET',
  'net',
  'Köln',
  'koln',
  '東京',
  '東京都の',
  'a',
  'ab',
  '1',
);
const text = fc.array(word, { maxLength: 5 }).map((words) => words.join(' '));

const anyJob: fc.Arbitrary<Job> = fc
  .record({
    title: text,
    company: fc.constantFrom('Acme', 'Acme GmbH', 'Net', null),
    location: fc.constantFrom('Köln', 'Berlin', null, ''),
    site: fc.constantFrom('a.example', 'b.example'),
    description: fc.option(
      text.filter((written) => written !== ''),
      { nil: null },
    ),
    remoteType: fc.constantFrom('remote', 'hybrid', null),
    applyType: fc.constantFrom('external', 'unknown'),
    employmentType: fc.constantFrom('Part-time', 'Full-time', null),
    status: fc.constantFrom('saved', 'applied'),
    tags: fc.uniqueArray(fc.constantFrom('x', 'y'), { maxLength: 2 }),
    notes: text,
    postedDate: fc.constantFrom('2026-11-22', '2026-11-15', null),
    salary: fc.option(
      fc.record({
        text: fc.constant('pay'),
        min: fc.constantFrom(null, 10, 40_000),
        max: fc.constantFrom(null, 50, 60_000),
        currency: fc.constantFrom('EUR', 'USD', null),
        unit: fc.constantFrom('HOUR', 'YEAR', null),
      }),
      { nil: null },
    ),
  })
  .map(job);

const anyQuery: fc.Arbitrary<JobQuery> = fc.record({
  text: fc.tuple(text, fc.constantFrom('', ' ')).map((parts) => parts.join('')),
  sort: fc.record({
    column: fc.constantFrom('title', 'company', 'location', 'salary', 'posted', 'tags', 'match', 'found'),
    isDescending: fc.boolean(),
  }),
  filters: fc.record(
    {
      sites: fc.constantFrom([], ['a.example']),
      tags: fc.constantFrom([], ['x']),
      statuses: fc.constantFrom([], ['applied']),
      remoteTypes: fc.constantFrom([], ['remote']),
      applyTypes: fc.constantFrom([], ['external']),
      salaryFrom: fc.constantFrom(null, { amount: 50_000, currency: 'EUR', unit: 'YEAR' }),
      postedWithinDays: fc.constantFrom(null, 3),
      hasDescription: fc.constantFrom(null, true, false),
      maybeDuplicate: fc.boolean(),
      kept: fc.constantFrom('kept', 'left-out', 'all'),
    },
    { noNullPrototype: true },
  ),
});

const anyCriteria: fc.Arbitrary<SearchCriteria> = fc.record({
  match: fc.record({
    keywords: fc.array(text, { maxLength: 3 }),
    places: fc.array(fc.constantFrom('Köln', 'Paris'), { maxLength: 2 }),
    salaryFloor: fc.constantFrom(null, { amount: 50_000, currency: 'EUR', unit: 'YEAR' }),
    mustNot: fc.array(text, { maxLength: 2 }),
  }),
  hiddenCompanies: fc.constantFrom([], ['Net AG']),
});

it('the engine answers as looking at every whole job would, after every change too', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyJob, { maxLength: 12 }),
      fc.array(anyJob, { maxLength: 4 }),
      anyQuery,
      anyCriteria,
      async (first, later, query, criteria) => {
        const read = readCriteria(criteria.match, criteria.hiddenCompanies);
        const jobs = jobsAtHand(first, { partLength: 3 });
        await jobs.settled(query, criteria);
        expect(await jobs.engine.ids()).toEqual(naiveAnswer(first, query, read));

        // The later ones take the place of as many of the first.
        const changed = later.map((other, index) => ({ ...other, id: first[index]?.id ?? other.id }));
        jobs.put(...changed);
        const all = [...first.map((other, index) => changed[index] ?? other), ...changed.slice(first.length)];
        await jobs.settled(query, criteria);
        expect(await jobs.engine.ids()).toEqual(naiveAnswer(all, query, read));
        await expectSameScores(jobs, all, query, criteria);
      },
    ),
    { numRuns: 60 },
  );
});

/** What the engine says of all jobs by its columns is what the row says of the job that was read. */
async function expectSameScores(
  jobs: ReturnType<typeof jobsAtHand>,
  all: readonly Job[],
  query: JobQuery,
  criteria: SearchCriteria,
): Promise<void> {
  const everything = { ...query, text: '', filters: { ...noFilters, kept: 'kept' } } as const;
  await jobs.settled(everything, criteria);
  const rows = await jobs.engine.rows(0, all.length);
  expect(rows.every(({ match }) => match.isKept)).toBe(true);
}
