import { type Html, html } from '../../html.ts';
import { closeIcon } from '../icons.ts';
import { locationText } from '../job-texts.ts';
import type { BoardJob } from '../jobs/board-job.ts';
import { postedText } from '../jobs/posted.ts';
import { rowsPerPage } from '../result-pages.ts';

/** Nothing in it names the job's id, and nothing is a link; the script puts an opaque key on it. */
export function listRow(job: BoardJob): Html {
  return html`<div role="button" tabindex="0" class="j_tile">
  <div class="j_tile_logo"><img src="/logo/${job.company.slug}.svg" alt="" width="48" height="48" loading="lazy"></div>
  <div class="j_tile_body">
    <p class="j_tile_title"><span aria-hidden="true">${job.title}</span><span class="visually-hidden">${job.title}${job.isVerified && ' (Verified job)'}</span></p>
    <p class="j_tile_line">${job.company.name}</p>
    <p class="j_tile_line j_tile_muted">${locationText(job)}</p>
    ${job.salary && html`<p class="j_tile_line j_tile_muted">${job.salary.text}</p>`}
    <p class="j_tile_muted">${job.isPromoted ? html`<span>Promoted</span>` : html`<span>${postedText(job)}</span>`}${job.isEasyApply && html` <span>·</span> <span>Easy Apply</span>`}</p>
  </div>
  <button type="button" class="j_tile_dismiss" aria-label="Dismiss ${job.title} job">${closeIcon}</button>
</div>`;
}

/** A window of five numbers at most. */
export function listPager(current: number, last: number): Html {
  const first = Math.max(1, Math.min(current - 2, last - 4));
  const pages = Array.from({ length: Math.min(5, last) }, (_, index) => first + index);
  return html`<div class="j_tile_pager" role="navigation" aria-label="Results pages">
  ${pages.map(
    (page) =>
      html`<button type="button" value="${(page - 1) * rowsPerPage}"${page === current && html` aria-current="true"`} aria-label="Page ${page}">${page}</button>`,
  )}
  <button type="button" value="${current * rowsPerPage}"${current === last && html` disabled`}>Next</button></div>`;
}

export function nothingFound(keywords: string): Html {
  return html`<div class="j_tile_empty"><h2>No results found</h2><p>Nothing matches “${keywords}”. Try shorter words or another place.</p></div>`;
}
