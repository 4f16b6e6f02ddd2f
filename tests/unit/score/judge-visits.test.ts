import { describe, expect, it } from 'vitest';
import type { Job } from '@/domain/job/job';
import { noSearch } from '@/domain/job/search';
import { judgeVisits } from '../../score/collect/judge-visits';
import type { Visit } from '../../score/collect/visit-site';
import { sampleJob } from '../store/sample-job';
import { sampleRun } from '../store/sample-run';
import { samplePosting } from './sample-posting';

const postings = ['1', '2', '3'].map((id) => samplePosting(id));
const jobs = postings.map(({ id, fields }) =>
  sampleJob({
    siteJobId: id,
    title: 'Baker',
    company: 'Blom',
    location: 'Utrecht',
    url: fields.url[0] ?? null,
    applyUrl: fields.url[0] ?? null,
    description: fields.description[0] ?? null,
    search: noSearch,
  }),
);
const copy = (job: Job | undefined): Job => sampleJob({ ...job, id: crypto.randomUUID() });

function visit(stored: readonly Job[], seen: readonly Job[] = stored, calls = 0): Visit {
  const run = sampleRun({ status: 'ended' });
  const facts = { collected: 0, announced: null, pages: 1, missed: null, message: null };
  return {
    run: {
      ...run,
      result: { success: true, code: 'complete', facts, finalUrl: '' },
      state: { ...run.state, jobIds: seen.map(({ id }) => id) },
    },
    jobs: [...stored],
    calls: { exploring: { calls: 0, tokens: 0 }, collecting: { calls, tokens: 10 * calls } },
    journalled: [],
    sent: [],
    seconds: 1,
  };
}

function judge(first: Visit, second: Visit) {
  return judgeVisits({ name: 'sample', search: noSearch }, postings, first, second);
}

describe('two visits', () => {
  it('are whole where each posting is stored once and seen again', () => {
    const score = judge(visit(jobs, jobs, 2), visit(jobs));
    expect(score).toMatchObject({
      jobs: 3,
      collected: 3,
      duplicates: 0,
      wrongFields: 0,
      secondVisitCalls: 0,
      problems: [],
    });
    expect(score.collecting).toEqual({ calls: 2, tokens: 20 });
  });

  it('count what the second one stored of postings that were known', () => {
    const second = [...jobs, copy(jobs[0]), copy(jobs[0])];
    expect(judge(visit(jobs), visit(second, jobs))).toMatchObject({
      collected: 3,
      duplicates: 2,
      problems: ['second visit: 2 new'],
    });
  });

  it('do not pass because the second one saw nothing', () => {
    const { problems } = judge(visit(jobs), visit(jobs, []));
    expect(problems).toEqual(['second visit: only 0 of 3 seen again']);
  });

  it('do not pass with jobs that the search does not find, or with some missing', () => {
    const stray = sampleJob({ siteJobId: '9' });
    const { collected, problems } = judge(visit([stray, ...jobs.slice(1)]), visit([stray, ...jobs.slice(1)]));
    expect(collected).toBe(2);
    expect(problems.some((line) => line.includes('not of this search'))).toBe(true);
    expect(problems.some((line) => line.startsWith('1 missing: 1'))).toBe(true);
  });

  it('count the calls of the second one, whatever they were for', () => {
    const second = {
      ...visit(jobs, jobs, 1),
      calls: { exploring: { calls: 4, tokens: 9 }, collecting: { calls: 1, tokens: 9 } },
    };
    expect(judge(visit(jobs), second).secondVisitCalls).toBe(5);
  });

  it('do not pass where the run paid for more calls than were seen', () => {
    const first = visit(jobs);
    const { usage } = first.run.state;
    first.run.state.usage = { ...usage, calls: 3 };
    expect(judge(first, visit(jobs)).problems).toEqual(['first visit: 3 calls paid, 0 seen']);
  });
});
