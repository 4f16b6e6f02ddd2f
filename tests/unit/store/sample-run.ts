import { noSearch } from '@/domain/job/search';
import { newDiscoverState } from '@/domain/run/discover-state';
import type { DiscoverRun } from '@/domain/run/run';

export function sampleRun(fields: Partial<DiscoverRun> = {}): DiscoverRun {
  const url = 'https://jobs.example/search?q=baker';
  return {
    id: crypto.randomUUID(),
    kind: 'discover',
    tabId: 7,
    startUrl: url,
    site: 'jobs.example',
    startedAt: '2026-11-21T10:00:00.000Z',
    endedAt: null,
    status: 'running',
    wait: null,
    state: newDiscoverState(
      { mode: 'collect', limits: { pages: 3, details: 25, jobs: 100 }, goals: [], search: noSearch },
      url,
    ),
    steps: 0,
    result: null,
    ...fields,
  };
}

export const firstStep = { at: '2026-11-21T10:00:00.000Z', phase: 'note', code: 'started', facts: {} } as const;
