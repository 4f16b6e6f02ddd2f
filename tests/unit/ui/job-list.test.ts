import { describe, expect, it } from 'vitest';
import type { JobSummary } from '@/domain/job';
import { sortJobs } from '@/ui/jobs/job-order';
import { searchJobs } from '@/ui/jobs/job-search';
import { toggleAll, toggleSelected } from '@/ui/jobs/jobs-view';
import { sampleJob } from '../../browser/panel-samples';

const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
const titles = (jobs: JobSummary[]) => jobs.map(({ title }) => title);
const job = (title: string, traits: Partial<JobSummary> = {}): JobSummary => ({ ...sampleJob(0), title, ...traits });
const paid = (title: string, min: number | null, unit: 'HOUR' | 'MONTH' | 'YEAR') =>
  job(title, { salary: { text: '', min, max: null, currency: null, unit } });

describe('sortJobs', () => {
  it('orders pay of different units, those without a number last either way', () => {
    const jobs = [
      paid('none', null, 'YEAR'),
      paid('hour', 50, 'HOUR'),
      paid('year', 60_000, 'YEAR'),
      paid('month', 3000, 'MONTH'),
    ];
    const sorted = (isDescending: boolean) => titles(sortJobs(jobs, { column: 'salary', isDescending }, compare));
    expect(sorted(false)).toEqual(['month', 'year', 'hour', 'none']);
    expect(sorted(true)).toEqual(['hour', 'year', 'month', 'none']);
  });

  it('orders texts as people do, and keeps the order of equal ones', () => {
    const jobs = [job('Cook 10'), job('cook 2'), job('Äbtissin'), job('Baker', { id: 'a' }), job('Baker', { id: 'b' })];
    const sorted = sortJobs(jobs, { column: 'title', isDescending: false }, compare);
    expect(titles(sorted)).toEqual(['Äbtissin', 'Baker', 'Baker', 'cook 2', 'Cook 10']);
    expect(sorted[1]?.id).toBe('a');
  });

  it('keeps the order of the site for what was found', () => {
    const jobs = [job('one'), job('two')];
    expect(titles(sortJobs(jobs, { column: 'found', isDescending: true }, compare))).toEqual(['one', 'two']);
    expect(titles(sortJobs(jobs, { column: 'found', isDescending: false }, compare))).toEqual(['two', 'one']);
  });
});

describe('searchJobs', () => {
  const jobs = [job('Kéramiker', { company: 'Töpfer & Sohn' }), job('Baker', { location: 'Graz' })];

  it('finds every word anywhere, without case and accents', () => {
    expect(titles(searchJobs(jobs, 'TOPFER keramiker'))).toEqual(['Kéramiker']);
    expect(titles(searchJobs(jobs, 'baker töpfer'))).toEqual([]);
    expect(searchJobs(jobs, '  ')).toBe(jobs);
  });
});

describe('the selection', () => {
  it('takes and leaves single ones', () => {
    expect([...toggleSelected(new Set(['a']), 'b')]).toEqual(['a', 'b']);
    expect([...toggleSelected(new Set(['a']), 'a')]).toEqual([]);
  });

  it('takes all that are shown unless it has them, and leaves the others alone', () => {
    expect([...toggleAll(new Set(['x', 'a']), ['a', 'b'])]).toEqual(['x', 'a', 'b']);
    expect([...toggleAll(new Set(['x', 'a', 'b']), ['a', 'b'])]).toEqual(['x']);
  });
});
