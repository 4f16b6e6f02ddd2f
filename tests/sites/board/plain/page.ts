import { type Html, html } from '../../html.ts';
import type { SiteResponse } from '../../site.ts';
import type { FaceRequest } from '../face.ts';
import { placeText } from '../job-texts.ts';
import type { BoardJob } from '../jobs/board-job.ts';
import { postedDay } from '../jobs/posted.ts';
import { findJobs, readSearch } from '../search.ts';
import { consentOverlay } from '../walls/consent-overlay.ts';
import { careerPath, employer, employerJobs } from './employer.ts';
import { respondWithCareers } from './layout.ts';

const jobsPerPage = 20;

export function careersPage(request: FaceRequest): SiteResponse {
  const { url, wall, state } = request;
  const search = readSearch(url.searchParams);
  const found = wall === 'nothing-found' ? [] : findJobs(employerJobs(state.jobs), search);
  const page = Number(url.searchParams.get('page') ?? 1);
  const list = found.slice((page - 1) * jobsPerPage, page * jobsPerPage);
  return respondWithCareers(
    'Open positions',
    html`<h1>Work with us</h1>
<p>At ${employer} people build, move and look after things that last.</p>
<form class="careers-search"><label>Keywords <input name="keywords" value="${search.keywords}"></label> <label>Location <input name="location" value="${search.location}"></label> <button>Search</button></form>
${wall === 'loading' ? skeleton : list.length > 0 ? table(found.length, list) : nothing}
${wall !== 'loading' && pages(url, page, Math.ceil(found.length / jobsPerPage))}
${wall === 'consent' && consentOverlay('plain', url)}`,
    wall === 'loading' && request.fillsAfterMs < Number.POSITIVE_INFINITY ? refresh(request) : undefined,
  );
}

function table(count: number, list: BoardJob[]): Html {
  return html`<p class="careers-count">${count} open positions</p>
<table><thead><tr><th>Position</th><th>Location</th><th>Department</th><th>Posted</th></tr></thead>
<tbody>${list.map(
    (job) =>
      html`<tr><td><a href="${careerPath(job)}">${job.title}</a></td><td>${placeText(job)}</td><td>${job.department}</td><td>${postedDay(job)}</td></tr>\n`,
  )}</tbody></table>`;
}

const nothing = html`<p class="careers-nothing">There are currently no open positions that match your search. <a href="/plain/careers">See all positions</a></p>`;

const skeleton = html`<div aria-busy="true"><p>Loading positions…</p>${Array.from({ length: 8 }, () => html`<div class="careers-bar"></div>`)}</div>`;

/** Comes back without the wall. */
function refresh({ url, fillsAfterMs }: FaceRequest): Html {
  const filled = new URL(url);
  filled.searchParams.delete('wall');
  return html`<meta http-equiv="refresh" content="${Math.ceil(fillsAfterMs / 1000)};url=${filled.pathname}${filled.search}">`;
}

function pages(url: URL, current: number, last: number): Html {
  if (last < 2) return html``;
  const link = (page: number, text: string, rel: Html | null = null) => {
    const query = new URLSearchParams(url.search);
    query.set('page', String(page));
    return html`<a${rel} href="/plain/careers?${query.toString()}">${text}</a> `;
  };
  return html`<nav class="careers-pages" aria-label="Pages">
${current > 1 && link(current - 1, '‹ Previous', html` rel="prev"`)}
${Array.from({ length: last }, (_, index) => (index + 1 === current ? html`<b aria-current="page">${current}</b> ` : link(index + 1, String(index + 1))))}
${current < last && link(current + 1, 'Next ›', html` rel="next"`)}</nav>`;
}
