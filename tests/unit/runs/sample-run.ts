import { noSearch } from '@/domain/job/search';
import { newDiscoverState } from '@/domain/run/discover-state';
import type { NewRun } from '@/runs/run-engine';

const url = 'https://jobs.example/search';

/** A discovery that starts on page 1. */
export const sampleRun: NewRun = {
  kind: 'discover',
  tabId: 7,
  startUrl: url,
  site: 'jobs.example',
  state: {
    ...newDiscoverState(
      { mode: 'collect', limits: { pages: 3, details: 25, jobs: 100 }, goals: [], search: noSearch },
      url,
    ),
    page: 1,
  },
};
