import { type Html, html } from '../../html.ts';
import type { SiteResponse } from '../../site.ts';
import { respondWithDocument } from '../document.ts';
import type { FaceRequest } from '../face.ts';
import { searchText } from '../job-texts.ts';
import type { BoardJob } from '../jobs/board-job.ts';
import { findJobs, readSearch, type Search } from '../search.ts';
import { brand, siteHeader } from '../site-header.ts';
import { consentOverlay } from '../walls/consent-overlay.ts';
import { card } from './card.ts';

export const cardsPerLoad = 25;

export function searchPage({ url, wall, state }: FaceRequest): SiteResponse {
  const search = readSearch(url.searchParams);
  const found = wall === 'nothing-found' ? [] : findJobs(state.jobs, search);
  const list = wall === 'loading' ? [] : found.slice(0, cardsPerLoad);
  return respondWithDocument({
    title: `${found.length} ${searchText(search)} jobs | ${brand}`,
    styles: ['guest/guest.css'],
    scripts: found.length > 0 ? ['guest/client/main.js'] : [],
    body: html`${siteHeader('/guest/jobs/search', search)}
<div class="guest-banner">Sign in to set job alerts for “${searchText(search)}”. <a href="/guest/login">Sign in</a></div>
<main class="guest-main">${found.length > 0 ? results(found, list, search) : noResults(search)}</main>
${wall === 'consent' && consentOverlay('guest', url)}`,
  });
}

function results(found: BoardJob[], list: BoardJob[], search: Search): Html {
  return html`<div class="guest-head"><h1><span class="guest-count">${found.length}</span> <span>${searchText(search)} Jobs</span></h1></div>
<ul class="guest-list">${list.map(card)}</ul>
<div class="guest-loader" role="status" hidden>Loading more jobs</div>
<button type="button" class="guest-more" aria-label="See more jobs" hidden>See more jobs</button>
<p class="guest-end" hidden>You’ve viewed all jobs for this search</p>`;
}

function noResults({ keywords }: Search): Html {
  return html`<section class="guest-empty"><h1>We couldn’t find a match for “${keywords}” jobs</h1>
<p>Please make sure your keywords are spelled correctly, or try one of these searches instead.</p>
<ul><li><a href="/guest/jobs/search?keywords=designer">Designer jobs</a></li><li><a href="/guest/jobs/search?keywords=nurse">Nurse jobs</a></li></ul></section>`;
}
