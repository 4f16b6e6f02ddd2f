import { untouchedJobFields } from '@/domain/job/job';
import { noSearch } from '@/domain/job/search';
import { defaultQuestions } from '@/domain/page/exploration-questions';
import type { Understanding } from '@/domain/page/understanding';
import type { DiscoverOrder } from '@/domain/run/discover-state';
import { newDiscoverState } from '@/domain/run/discover-state';
import type { DiscoverRun, RunStatus, WaitCode } from '@/domain/run/run';
import type { Step, StepCode } from '@/domain/run/step';
import { type StoredJob, toStoredJob } from '@/store/database/stored-job';

/** Records as a discovery leaves them, made up for looking at the panel. */

export const site = 'jobs.example.com';
const searchUrl = `https://${site}/search?q=engineer`;
/** A list that announces more jobs than the limits reach at first, on pages of 25. */
export const longListUrl = `https://${site}/jobs`;
const titles = [
  'Platform Engineer',
  'Senior Backend Developer (m/f/d)',
  'Site Reliability Engineer',
  'Principal Software Engineer, Distributed Storage and Stream Processing Infrastructure',
  'Data Analyst',
  'Frontend Developer – Design Systems',
];
const companies = ['Acme', 'Northwind Traders', 'Blue Harbour Logistics GmbH', 'Meridian Health'];
const places = ['Berlin (hybrid)', 'Remote, Europe', 'Hamburg', 'Amsterdam, Netherlands'];
const pays = ['€60,000 – €75,000 a year', null, '£450 a day', '$38 an hour'];
const applyTypes: StoredJob['applyType'][] = ['easy_apply', 'external', 'unknown'];

/** A valid UUID that says its number. */
const uuid = (kind: number, number: number) =>
  `00000000-0000-4000-8${String(kind).padStart(3, '0')}-${String(number).padStart(12, '0')}`;

const pick = <Value>(values: Value[], index: number, otherwise: Value): Value =>
  values[index % values.length] ?? otherwise;

export function sampleJob(index: number): StoredJob {
  const pay = pick(pays, index, null);
  const day = new Date(Date.UTC(2026, 10, 20 - (index % 28))).toISOString();
  return toStoredJob({
    id: uuid(1, index),
    site,
    siteJobId: String(4000 + index),
    key: `id:${site}/${4000 + index}`,
    url: `https://${site}/jobs/${4000 + index}`,
    title: pick(titles, index, '') + (index < titles.length ? '' : ` ${index}`),
    company: pick(companies, index, ''),
    location: pick(places, index, ''),
    remoteType: index % 4 === 0 ? 'hybrid' : null,
    salary: pay === null ? null : { text: pay, min: 38 + index, max: null, currency: null, unit: 'HOUR' },
    employmentType: index % 2 ? 'Full-time' : null,
    applyType: applyTypes[index % 3] ?? 'unknown',
    applyUrl: index % 3 === 1 ? `https://careers.example.org/apply/${index}` : null,
    postedDate: index % 5 === 2 ? null : day.slice(0, 10),
    postedText: '3 days ago',
    detailsReadAt: null,
    searchUrl,
    foundAt: day,
    lastSeenAt: day,
    runId: uuid(2, 1),
    ...untouchedJobFields,
    urls: [`https://${site}/jobs/${4000 + index}`],
    textKey: `text:${site}|${index}`,
    place: { runStartedAt: '2026-11-21T10:01:00.000Z', step: 1, index },
    hasDescription: false,
  });
}

export const sampleJobs = (count: number): StoredJob[] => Array.from({ length: count }, (_, index) => sampleJob(index));

export const sampleDescription =
  'You keep the platform that 40 teams ship on.\n\nWhat you do\n• run Kubernetes on bare metal\n• write the tools that others wish they had\n\nWhat you bring\n• years of Linux\n• calm on call';

const sampleRecipe: Understanding['recipe'] = {
  version: 1,
  frame: null,
  rows: { list: 'main ul', row: 'main ul > li', fields: {}, embedded: null },
  scroller: 'main .results',
  details: { kind: 'pane', pane: 'main .details', fields: {} },
  pager: { kind: 'numbered', selector: null, isShown: false },
  fill: { title: 1, company: 1, location: 0.96, salaryText: 0.48, postedDate: 0.88, url: 1, siteJobId: 1 },
};

export const sampleUnderstanding: Understanding = {
  site,
  pathPattern: '/search',
  pageType: 'job_search',
  keyElements: { jobListings: ['main ul > li'] },
  fallbacks: {},
  behaviors: {},
  filters: [],
  keyFindings: [],
  understanding: '',
  goals: [],
  exploredAt: null,
  exploredBy: null,
  recipe: sampleRecipe,
  learnedAt: '2026-11-20T09:00:00.000Z',
  validatedAt: '2026-11-20T09:00:00.000Z',
};

const sampleOrder: DiscoverOrder = {
  mode: 'discover',
  limits: { pages: 3, details: 25, jobs: 100 },
  goals: [...defaultQuestions],
  search: noSearch,
};

interface RunTraits {
  number?: number;
  tabId: number;
  status?: RunStatus;
  wait?: WaitCode | null;
  site?: string;
  collected?: number;
  announced?: number | null;
  result?: DiscoverRun['result'];
}

export function sampleRun(traits: RunTraits): DiscoverRun {
  const { number = 1, tabId, status = 'running', wait = null, collected = 37, announced = 244, result = null } = traits;
  const state = newDiscoverState(sampleOrder, searchUrl);
  const known = Math.min(7, collected);
  return {
    id: uuid(2, number),
    kind: 'discover',
    tabId,
    startUrl: searchUrl,
    site: traits.site ?? site,
    startedAt: `2026-11-21T10:0${number}:00.000Z`,
    endedAt: result ? `2026-11-21T10:1${number}:00.000Z` : null,
    status: result ? 'ended' : status,
    wait,
    state: {
      ...state,
      phase: 'list',
      details: 'pane',
      recipe: collected > 0 ? sampleRecipe : null,
      page: 2,
      announced,
      seenKeys: sampleJobs(collected).map(({ key }) => key),
      jobIds: sampleJobs(collected).map(({ id }) => id),
      counts: {
        ...state.counts,
        processed: collected,
        new: collected - known,
        known,
        details: Math.min(12, collected),
      },
    },
    steps: sampleSteps(uuid(2, number)).length,
    result,
  };
}

/** A short journal: the last act has no outcome yet. */
export function sampleSteps(runId: string): Step[] {
  const entries: [Step['phase'], StepCode, Step['facts']][] = [
    ['note', 'started', { url: searchUrl }],
    ['note', 'understood', { rows: 25, announced: 244, page: 1 }],
    ['note', 'read-rows', { new: 7, read: 7, announced: 244, page: 1 }],
    ['intent', 'opened-details', { title: 'Platform Engineer' }],
    ['outcome', 'read-details', { title: 'Platform Engineer', company: 'Acme', applyType: 'easy_apply' }],
    ['intent', 'opened-details', { title: 'Data Analyst' }],
    ['note', 'resumed', { reason: 'worker-restarted' }],
    ['note', 'waited', { reason: 'consent' }],
    ['note', 'problem', { message: 'The page did not answer in time.' }],
    ['intent', 'turned-page', { page: 2, kind: 'numbered' }],
    ['outcome', 'understood', { rows: 25, announced: 244, page: 2 }],
    ['intent', 'opened-details', { title: 'Site Reliability Engineer' }],
  ];
  return entries.map(([phase, code, facts], seq) => ({
    runId,
    seq,
    at: new Date(Date.UTC(2026, 10, 21, 10, 0, seq * 3)).toISOString(),
    phase,
    code,
    facts,
  }));
}

export function longListPage(): string {
  const rows = sampleJobs(25).map(
    ({ title, company, location, url }) =>
      `<li><h3><a href="${url}">${title}</a></h3><h4>${company}</h4><p>${location}</p></li>`,
  );
  return `<!doctype html><html lang="en"><title>Engineer jobs</title><h1>240 engineer jobs</h1>
    <ul>${rows.join('')}</ul><nav aria-label="Pages"><a href="/jobs?page=2" rel="next">Next</a></nav></html>`;
}
