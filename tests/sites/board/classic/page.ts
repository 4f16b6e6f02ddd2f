import { type Html, html } from '../../html.ts';
import type { SiteResponse } from '../../site.ts';
import { respondWithDocument } from '../document.ts';
import type { FaceRequest } from '../face.ts';
import { searchText } from '../job-texts.ts';
import type { BoardJob } from '../jobs/board-job.ts';
import { readSearch } from '../search.ts';
import { brand, siteHeader } from '../site-header.ts';
import { consentOverlay } from '../walls/consent-overlay.ts';
import { applyTemplate } from './apply-dialog.ts';
import { detailsPane } from './details.ts';
import { filterBar, filtersTemplate } from './filters-dialog.ts';

const action = '/classic/jobs/search';
const styles = ['classic/list.css', 'classic/details.css', 'classic/dialog.css'];
const scripts = ['classic/client/main.js'];

/** The page without its list: a script asks for that, and shows grey bars until it is there. */
export function searchPage({ url, wall }: FaceRequest): SiteResponse {
  const search = readSearch(url.searchParams);
  return respondWithDocument({
    title: `${searchText(search)} | ${brand}`,
    styles,
    scripts,
    body: html`${siteHeader(action, search)}
${filterBar()}
<main class="j_two_panes">
  <section class="j_list_column" aria-label="Search results">
    <header class="j_list_head"><h1>${searchText(search)}</h1><small class="j_count"></small></header>
    <div class="ember-view j_scroller" tabindex="-1">
      <div class="j_skeleton" aria-busy="true" aria-label="Loading">${Array.from({ length: 8 }, () => skeletonRow)}</div>
      <ul class="ember-view j_list"></ul>
      <div class="j_after_list"></div>
      <footer class="j_small_print"><a href="#">About</a> <a href="#">Accessibility</a> <a href="#">Privacy</a> <span>${brand} © 2026</span></footer>
    </div>
  </section>
  <section class="ember-view j_details_column" aria-label="Job details" aria-live="polite"></section>
</main>
${filtersTemplate()}${applyTemplate()}
${wall === 'consent' && consentOverlay('classic', url)}`,
  });
}

const skeletonRow: Html = html`<div class="j_skeleton_row"><i></i><b></b><b></b><b></b></div>`;

/** A posting on a page of its own: what the links of the rows lead to when opened in a new tab. */
export function postingPage(job: BoardJob, jobs: readonly BoardJob[]): SiteResponse {
  return respondWithDocument({
    title: `${job.title} | ${job.company.name} | ${brand}`,
    styles,
    scripts,
    body: html`${siteHeader(action, { keywords: '', location: '' })}<main class="j_one_pane"><section class="j_details_column">${detailsPane(job, jobs)}</section></main>${applyTemplate()}`,
  });
}
