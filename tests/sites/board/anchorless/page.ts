import { html } from '../../html.ts';
import type { SiteResponse } from '../../site.ts';
import { respondWithDocument } from '../document.ts';
import type { FaceRequest } from '../face.ts';
import { searchText } from '../job-texts.ts';
import type { BoardJob } from '../jobs/board-job.ts';
import { readSearch } from '../search.ts';
import { brand, siteHeader } from '../site-header.ts';
import { consentOverlay } from '../walls/consent-overlay.ts';
import { posting } from './posting.ts';

const styles = ['anchorless/anchorless.css'];

export function searchPage({ url, wall }: FaceRequest): SiteResponse {
  const search = readSearch(url.searchParams);
  return respondWithDocument({
    title: `${searchText(search)} | ${brand}`,
    styles,
    scripts: ['anchorless/client/main.js'],
    body: html`${siteHeader('/anchorless/search', search)}
<main class="j_split">
  <div class="j_results" componentkey="SearchResults">
    <div class="j_results_head"><p role="heading" aria-level="1"></p><p class="j_tile_muted"></p></div>
    <div class="j_results_list" aria-busy="true"></div>
    <div class="j_results_after"></div>
  </div>
  <div class="j_pane"><p class="j_pane_hint">Select a job to see its details</p></div>
</main>
${wall === 'consent' && consentOverlay('anchorless', url)}`,
  });
}

export function postingPage(job: BoardJob): SiteResponse {
  return respondWithDocument({
    title: `${job.title} | ${brand}`,
    styles,
    body: html`${siteHeader('/anchorless/search', { keywords: '', location: '' })}<main class="j_alone">${posting(job)}</main>`,
  });
}
