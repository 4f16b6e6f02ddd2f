import { html, raw } from '../../../sites/html';
import { linkRow, paneRow, postingHtml, rowText } from '../page';
import { postings } from '../postings';
import { buttons, type CleanBoard } from './clean-board';

const cornered = '.acts{position:absolute;right:8px;bottom:8px;margin:0}';

/** Titles that name a trade and sound like an order. */
const soundingTitles = [
  'Delivery Apply Specialist',
  'Save Energy Consultant',
  'Follow-up Manager',
  'Sign Language Interpreter',
  'Submit Engineer',
  'Buyer – Deletion team',
  'Unsubscribe Rate Analyst',
  'Checkout Assistant',
];
const sounding = postings(8, 0, soundingTitles);
const soundingCompanies = [
  'Save the Children',
  'Follow Group',
  'Buy & Co',
  'Delete Press',
  'Apply Digital',
  'Subscribe GmbH',
];

const slug = (title: string) => title.toLowerCase().replace(/[^a-z]+/g, '-');

/** Rows as boards have them, with what a person may press beside what opens them. */
export const cleanRows: readonly CleanBoard[] = [
  {
    name: 'buttons in a corner',
    hasTexts: true,
    draw: (jobs) => ({ rows: html`${jobs.map((job) => paneRow(job, buttons(job)))}`, style: cornered }),
  },
  {
    name: 'buttons beside links',
    hasTexts: true,
    draw: (jobs) => ({ rows: html`${jobs.map((job) => linkRow(job, buttons(job)))}` }),
  },
  {
    name: 'hover shows more',
    hasTexts: true,
    draw: (jobs) => ({
      rows: html`${jobs.map((job) => paneRow(job, buttons(job)))}`,
      style: `${cornered}.acts{visibility:hidden}.card:hover{background:#eef;box-shadow:0 2px 8px #0004;transform:translateY(-1px)}.card:hover .acts{visibility:visible}`,
    }),
  },
  {
    name: 'role button by POST',
    hasTexts: true,
    draw: (jobs) => ({
      rows: html`${jobs.map((job) => html`<li><div class="card" role="button" tabindex="0" data-id="${job.id}">${rowText(job)}</div></li>`)}`,
      script: `document.querySelector('.rows').addEventListener('click', async ({ target }) => {
  const { id } = target.closest('[data-id]').dataset;
  const response = await fetch('/jobs/details', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ id }) });
  document.getElementById('pane').innerHTML = await response.text();
});`,
    }),
    at: ({ path, method, body }, jobs) => {
      const job = path === '/jobs/details' && method === 'POST' ? jobs.find(({ id }) => body.includes(id)) : null;
      return job ? { headers: { 'content-type': 'text/html; charset=utf-8' }, body: postingHtml(job).markup } : null;
    },
  },
  {
    name: 'whole row button',
    hasTexts: true,
    draw: (jobs) => ({
      rows: html`${jobs.map((job) => html`<li><button type="button" class="card" onclick="openPane('${job.id}')">${rowText(job)}</button></li>`)}`,
    }),
  },
  {
    name: 'whole row link',
    hasTexts: true,
    draw: (jobs) => ({
      rows: html`${jobs.map((job) => html`<li><a class="card" href="/jobs/view/${job.id}">${rowText(job)}</a></li>`)}`,
    }),
  },
  {
    name: 'telemetry on press',
    hasTexts: true,
    draw: (jobs) => ({
      rows: html`${jobs.map((job) => paneRow(job))}`,
      script: `document.querySelector('.rows').addEventListener('click', () => navigator.sendBeacon('/events', JSON.stringify({ type: 'job_click', page: 'search' })));`,
    }),
  },
  {
    name: 'sounding titles',
    jobs: sounding,
    hasTexts: true,
    draw: (jobs) => ({ rows: html`${jobs.map((job) => paneRow(job))}` }),
  },
  {
    name: 'sounding titles as links',
    jobs: sounding,
    hasTexts: true,
    draw: (jobs) => ({
      rows: html`${jobs.map((job) => html`<li class="card"><h3><a href="/jobs/${slug(job.title)}-${job.id}">${job.title}</a></h3><p>${job.company}</p><p>${job.city}</p></li>`)}`,
    }),
    at: ({ path }, jobs) => {
      const job = jobs.find(({ id, title }) => path === `/jobs/${slug(title)}-${id}`);
      return job
        ? {
            headers: { 'content-type': 'text/html; charset=utf-8' },
            body: `<!doctype html><main>${postingHtml(job).markup}</main>`,
          }
        : null;
    },
  },
  {
    name: 'sounding titles as buttons',
    jobs: sounding,
    hasTexts: true,
    draw: (jobs) => ({
      rows: html`${jobs.map((job) => html`<li><div class="card" role="button" tabindex="0" aria-label="${job.title}" data-open="${job.id}">${rowText(job)}</div></li>`)}`,
    }),
  },
  {
    name: 'sounding companies',
    jobs: postings(6).map((job, index) => ({ ...job, company: soundingCompanies[index] ?? job.company })),
    hasTexts: true,
    draw: (jobs) => ({ rows: html`${jobs.map((job) => paneRow(job))}` }),
  },
  {
    name: 'chosen to compare',
    hasTexts: true,
    draw: (jobs) => ({
      rows: html`<form method="post" action="/apply/selected">${jobs.map(
        (job) =>
          html`<li class="card"><input type="checkbox" name="job" value="${job.id}" aria-label="Select ${job.title}"><h3><a href="/jobs/view/${job.id}">${job.title}</a></h3><p>${job.company}</p><p>${job.city}</p></li>`,
      )}<button>Apply to selected jobs</button></form>`,
    }),
  },
  {
    name: 'signed in',
    hasTexts: true,
    draw: (jobs) => ({
      above: html`<nav aria-label="Account"><a href="/sign-out">Sign out</a> <a href="/alerts">Job alerts</a> <form method="post" action="/subscribe"><input type="email" name="email" aria-label="E-mail"><button>Subscribe</button></form></nav>`,
      rows: html`${jobs.map((job) => paneRow(job, buttons(job)))}`,
      style: cornered,
    }),
  },
  {
    name: 'cookie bar below',
    hasTexts: true,
    draw: (jobs) => ({
      rows: html`${jobs.map((job) => linkRow(job))}`,
      overlay: html`<div class="bar"><p>We use cookies.</p><button type="button" ${raw(`onclick="fetch('/consent',{method:'POST'})"`)}>Accept all</button></div>`,
      style: '.bar{position:fixed;left:0;right:0;bottom:0;background:#eee;padding:4px}',
    }),
  },
];
