import { html } from '../../../sites/html';
import { linkRow, respondWithBoard } from '../page';
import { postings } from '../postings';
import type { CleanBoard } from './clean-board';

const all = postings(6);
const left = all.slice(0, 3);
const found = (path: string) => path.startsWith('/jobs?');
const listOf = (jobs: typeof all, words = '') =>
  respondWithBoard({
    heading: `${words} jobs`,
    total: jobs.length,
    rows: html`${jobs.map((job) => linkRow(job))}`,
    above: html`${search(words)}${filters(words !== '')}`,
    traps: [],
  });

const search = (words: string) =>
  html`<form role="search" action="/jobs"><input type="search" name="q" aria-label="Keywords" value="${words}"><button>Search</button> <button type="button" onclick="fetch('/alerts',{method:'POST'})">Create alert</button></form>`;
const filters = (isSet: boolean) =>
  html`<form action="/jobs"><fieldset><legend>Workplace</legend><label><input type="checkbox" name="place" value="remote"${isSet && html` checked`}> Remote</label> <label><input type="checkbox" name="place" value="office"> On-site</label></fieldset><button>Apply filters</button></form>`;

/** Searches and filters that only read: what they leave is collected. */
export const cleanSearches: readonly CleanBoard[] = [
  {
    name: 'search by GET',
    jobs: left,
    run: { kind: 'collect', pages: 1, details: 0, search: { words: 'planner', filters: [] } },
    draw: () => ({ rows: html`${all.map((job) => linkRow(job))}`, above: search('') }),
    at: ({ path }) => (found(path) ? listOf(left, 'planner') : null),
  },
  {
    name: 'search by POST',
    jobs: left,
    run: { kind: 'collect', pages: 1, details: 0, search: { words: 'planner', filters: [] } },
    draw: () => ({
      rows: html`${all.map((job) => linkRow(job))}`,
      above: html`<form role="search" method="post" action="/jobs/search"><input type="search" name="q" aria-label="Keywords"><button>Search</button></form>`,
    }),
    at: ({ path, method }) => (path === '/jobs/search' && method === 'POST' ? listOf(left, 'planner') : null),
  },
  {
    name: 'filters with a button',
    jobs: left,
    run: {
      kind: 'discover',
      pages: 1,
      details: 0,
      search: { words: null, filters: [{ filter: 'Workplace', options: ['Remote'] }] },
    },
    draw: () => ({ rows: html`${all.map((job) => linkRow(job))}`, above: filters(false) }),
    at: ({ path }) => (found(path) ? listOf(left, 'Remote') : null),
  },
];
