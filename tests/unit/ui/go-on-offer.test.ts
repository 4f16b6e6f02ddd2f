import { describe, expect, it } from 'vitest';
import { noSearch } from '@/domain/job/search';
import { type DiscoverState, newDiscoverState } from '@/domain/run/discover-state';
import type { DiscoverRun } from '@/domain/run/run';
import type { EndCode } from '@/domain/run/run-result';
import { defaultSettings, type Limits } from '@/domain/settings/settings';
import { goOnOffer } from '@/ui/discover/go-on-offer';

const url = 'https://jobs.example/search';
const caps = defaultSettings.breakers;

interface Traits extends Partial<DiscoverState> {
  collected: number;
  opened?: number;
}

function ended(code: EndCode, limits: Limits, { collected, opened = 0, ...more }: Traits): DiscoverRun {
  const state = newDiscoverState({ mode: 'collect', limits, goals: [], search: noSearch }, url);
  const facts = { collected, announced: null, pages: 1, missed: null, message: null };
  return {
    id: '00000000-0000-4000-8000-000000000001',
    kind: 'discover',
    tabId: 7,
    startUrl: url,
    site: 'jobs.example',
    startedAt: '2026-11-21T10:00:00.000Z',
    endedAt: '2026-11-21T10:10:00.000Z',
    status: 'ended',
    wait: null,
    steps: 9,
    result: { success: true, code, facts, finalUrl: url },
    state: {
      ...state,
      details: limits.details === 0 ? 'none' : 'pane',
      jobIds: Array.from({ length: collected }, (_, index) => `${index}`),
      counts: { ...state.counts, processed: collected, details: opened },
      ...more,
    },
  };
}

describe('a run that ended by a limit', () => {
  it('goes on to what the list announces, with the pages that takes', () => {
    const run = ended('job-limit', { pages: 10, details: 0, jobs: 100 }, { collected: 100, page: 5, announced: 240 });
    expect(goOnOffer(run, 100, caps)).toEqual({
      raise: {
        what: 'jobs',
        to: 240,
        raised: { limits: { pages: 12, details: 0, jobs: 240 }, caps: { ...caps, pages: 12, jobs: 240 } },
      },
      unopened: null,
      most: null,
    });
  });

  it('takes the growing of a list for its pages', () => {
    const run = ended('page-limit', { pages: 3, details: null, jobs: 100 }, { collected: 60, page: 1, announced: 90 });
    expect(goOnOffer(run, 0, caps)?.raise?.raised.limits).toEqual({ pages: 5, details: null, jobs: 100 });
  });

  it('goes on as far again where nobody says how many there are', () => {
    const byPages = ended('page-limit', { pages: 3, details: null, jobs: 100 }, { collected: 60, page: 3 });
    expect(goOnOffer(byPages, 0, caps)?.raise).toMatchObject({ what: 'pages', to: 6 });
    const byJobs = ended('job-limit', { pages: 3, details: null, jobs: 100 }, { collected: 100, page: 3 });
    expect(goOnOffer(byJobs, 0, caps)?.raise).toMatchObject({ what: 'jobs', to: 200, raised: { caps: { jobs: 200 } } });
  });

  it('does not where it reached the most', () => {
    const run = ended('job-limit', { pages: 50, details: null, jobs: 1000 }, { collected: 1000, announced: 3000 });
    expect(goOnOffer(run, 0, caps)).toEqual({ raise: null, unopened: null, most: 'jobs' });
    const byPages = ended('page-limit', { pages: 50, details: null, jobs: 1000 }, { collected: 500, announced: 800 });
    expect(goOnOffer(byPages, 0, caps)).toMatchObject({ raise: null, most: 'pages' });
  });

  it('opens what its limit left as well', () => {
    const traits = { collected: 100, page: 4, announced: 240, opened: 25 };
    const run = ended('job-limit', { pages: 10, details: 25, jobs: 100 }, traits);
    expect(goOnOffer(run, 75, caps)).toMatchObject({
      raise: { raised: { limits: { details: 240, jobs: 240 } } },
      unopened: { count: 75, limit: 25 },
    });
  });
});

describe('a list that was read to its end', () => {
  it('offers the postings that the limit left', () => {
    const limits = { pages: 3, details: 25, jobs: 100 };
    const run = ended('complete', limits, { collected: 60, announced: 60, opened: 25 });
    expect(goOnOffer(run, 35, caps)).toEqual({
      raise: { what: 'details', to: 35, raised: { limits: { ...limits, details: 60 }, caps } },
      unopened: { count: 35, limit: 25 },
      most: null,
    });
  });

  it('offers nothing where the limit was not met, nor where none were to be opened', () => {
    const unread = ended('complete', { pages: 3, details: 25, jobs: 100 }, { collected: 20, opened: 18 });
    expect(goOnOffer(unread, 2, caps)).toBeNull();
    const unwanted = ended('complete', { pages: 3, details: 0, jobs: 100 }, { collected: 20 });
    expect(goOnOffer(unwanted, 20, caps)).toBeNull();
  });
});

it('is not offered after a stop or a failure', () => {
  const limits = { pages: 3, details: 25, jobs: 100 };
  for (const code of ['stopped', 'failed', 'explored', 'tab-closed'] as const)
    expect(goOnOffer(ended(code, limits, { collected: 60, opened: 25, announced: 240 }), 35, caps)).toBeNull();
});
