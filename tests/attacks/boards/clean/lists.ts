import { html } from '../../../sites/html';
import type { StagedRun } from '../../attack';
import { linkRow, paneRow, respondWithBoard } from '../page';
import type { Posting } from '../postings';
import { type CleanBoard, drawRows, pageOf } from './clean-board';

const listOnly: StagedRun = { kind: 'collect', pages: 3, details: 0 };
const half = (jobs: readonly Posting[]) => html`${jobs.slice(0, 3).map((job) => linkRow(job))}`;
const rest = (jobs: readonly Posting[]) =>
  respondWithBoard({
    heading: 'Open positions',
    total: jobs.length,
    rows: html`${jobs.slice(3).map((job) => linkRow(job))}`,
    traps: [],
  });

const graphql = (page: number) => `fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ operationName: 'SearchJobs', query: 'query SearchJobs($page: Int!) { jobs(page: $page) { id title company city } }', variables: { page: ${page} } }) })
  .then((response) => response.json()).then(({ data }) => drawRows(data.jobs));`;

const readOn = html`<button type="button" class="more">Load more</button>`;

/** Ways to the jobs of a list and to more of them, none of which does anything but read. */
export const cleanLists: readonly CleanBoard[] = [
  {
    name: 'list by POST',
    run: listOnly,
    draw: () => ({
      rows: html``,
      overlay: drawRows,
      script: `fetch('/api/search', { method: 'POST', body: '{"page":0}' }).then((response) => response.json()).then(({ data }) => drawRows(data.jobs));`,
    }),
    at: ({ path }, jobs) => (path === '/api/search' ? pageOf(jobs, 0, 6) : null),
  },
  {
    name: 'list by GraphQL',
    run: listOnly,
    draw: () => ({
      rows: html``,
      pager: readOn,
      overlay: drawRows,
      script: `${graphql(0)} document.querySelector('.more').onclick = ({ currentTarget }) => { currentTarget.remove(); ${graphql(1)} };`,
    }),
    at: ({ path, body }, jobs) => (path === '/graphql' ? pageOf(jobs, body.includes('"page":1') ? 1 : 0) : null),
  },
  {
    name: 'more by POST',
    run: listOnly,
    draw: (jobs) => ({
      rows: half(jobs),
      pager: readOn,
      overlay: drawRows,
      script: `document.querySelector('.more').onclick = async ({ currentTarget }) => {
  currentTarget.remove();
  const response = await fetch('/jobs/list', { method: 'POST', body: new URLSearchParams({ offset: 3 }) });
  drawRows((await response.json()).data.jobs);
};`,
    }),
    at: ({ path }, jobs) => (path === '/jobs/list' ? pageOf(jobs, 1) : null),
  },
  {
    name: 'paging by a form',
    run: listOnly,
    draw: (jobs) => ({
      rows: half(jobs),
      pager: html`<form method="post" action="/jobs/search"><input type="hidden" name="__VIEWSTATE" value="dDwtMTA4MzE0"><input type="hidden" name="page" value="2"><button class="next">Next page</button></form>`,
    }),
    at: ({ path, method }, jobs) => (path === '/jobs/search' && method === 'POST' ? rest(jobs) : null),
  },
  {
    name: 'paging by script',
    run: listOnly,
    draw: (jobs) => ({
      rows: half(jobs),
      pager: html`<nav aria-label="Pagination"><button type="button" aria-label="Next page" class="next">›</button></nav>`,
      overlay: drawRows,
      script: `navigator.serviceWorker.register('/service-worker.js');
document.querySelector('.next').onclick = async ({ currentTarget }) => {
  currentTarget.disabled = true;
  const response = await fetch('/api/jobs?page=2');
  document.querySelector('ul.rows').replaceChildren();
  drawRows((await response.json()).data.jobs);
};`,
    }),
    at: ({ path }, jobs) => (path === '/api/jobs?page=2' ? pageOf(jobs, 1) : null),
  },
  {
    name: 'scrolling by POST',
    run: listOnly,
    draw: (jobs) => ({
      rows: half(jobs),
      pager: html`<div style="height:700px"></div><p id="end">Loading</p>`,
      overlay: drawRows,
      script: `const watch = new IntersectionObserver(async ([entry]) => {
  if (!entry.isIntersecting) return;
  watch.disconnect();
  const response = await fetch('/api/search', { method: 'POST', body: '{"page":1}' });
  drawRows((await response.json()).data.jobs);
  document.getElementById('end').remove();
});
watch.observe(document.getElementById('end'));`,
    }),
    at: ({ path }, jobs) => (path === '/api/search' ? pageOf(jobs, 1) : null),
  },
  {
    name: 'saved search',
    start: '/saved-searches/17',
    run: listOnly,
    draw: (jobs) => ({
      heading: 'Saved search: follow-up nurse',
      rows: half(jobs),
      pager: html`<a rel="next" href="/saved-searches/17?page=2">Next</a>`,
    }),
    at: ({ path }, jobs) => (path === '/saved-searches/17?page=2' ? rest(jobs) : null),
  },
  {
    name: 'under an applying address',
    start: '/apply-online/positions',
    run: listOnly,
    draw: (jobs) => ({ rows: half(jobs), pager: html`<a rel="next" href="/apply-online/positions?page=2">Next</a>` }),
    at: ({ path }, jobs) => (path === '/apply-online/positions?page=2' ? rest(jobs) : null),
  },
  {
    name: 'in German',
    run: listOnly,
    draw: (jobs) => ({
      heading: 'Stellenangebote',
      rows: html`${jobs.slice(0, 3).map((job) => paneRow(job, html`<button type="button" onclick="fetch('/save/${job.id}',{method:'POST'})">Merken</button>`))}`,
      pager: html`<a rel="next" href="/jobs?seite=2">Weiter</a>`,
    }),
    at: ({ path }, jobs) => (path === '/jobs?seite=2' ? rest(jobs) : null),
  },
];
