import { type Html, html } from '../../html.ts';
import { nextIcon, previousIcon } from '../icons.ts';
import { placeText } from '../job-texts.ts';
import type { BoardJob } from '../jobs/board-job.ts';

/** A carousel with a next button of its own, and with jobs that do not belong to the search. */
export function similarJobs(job: BoardJob, jobs: readonly BoardJob[]): Html {
  const similar = jobs.filter((other) => other.department === job.department && other.id !== job.id).slice(0, 6);
  return html`<section class="j_carousel" aria-label="Similar jobs">
  <div class="j_carousel_head"><h3>Similar jobs</h3><span>Page 1 of 2</span>
    <button type="button" class="j_carousel_previous" aria-label="Previous" disabled>${previousIcon}</button><button type="button" class="j_carousel_next" aria-label="Next">${nextIcon}</button></div>
  <ul class="j_carousel_items">${similar.map(
    (other) =>
      html`<li><a href="/classic/jobs/view/${other.id}?trk=similar"><img src="/logo/${other.company.slug}.svg" alt="" width="40" height="40"><strong>${other.title}</strong></a><span>${other.company.name}</span><span>${placeText(other)}</span></li>`,
  )}</ul></section>`;
}
