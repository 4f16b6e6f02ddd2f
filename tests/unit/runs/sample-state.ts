import type { DiscoverState } from '@/domain/run';
import type { NewRun } from '@/runs/run-engine';

export const sampleState: DiscoverState = {
  phase: 'list',
  limits: { pages: 3, details: 25, jobs: 100 },
  recipe: null,
  details: 'unknown',
  page: 1,
  pendingDetails: [],
  seenKeys: [],
  pageKeys: [],
  pageFingerprints: [],
  pageUrl: 'https://jobs.example/search',
  announced: null,
  listEnd: null,
  consecutiveErrors: 0,
  counts: { processed: 0, new: 0, known: 0, duplicate: 0, failed: 0, details: 0 },
};

export const sampleRun: NewRun = {
  kind: 'discover',
  tabId: 7,
  startUrl: 'https://jobs.example/search',
  site: 'jobs.example',
  state: sampleState,
};
