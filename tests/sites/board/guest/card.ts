import { type Html, html } from '../../html.ts';
import { placeText } from '../job-texts.ts';
import type { BoardJob } from '../jobs/board-job.ts';
import { postedDate, postedText } from '../jobs/posted.ts';
import { guestPostingPath } from './posting-path.ts';

/** The whole card is covered by a link that only screen readers can read. */
export function card(job: BoardJob): Html {
  return html`<li><div class="base-card" data-entity-urn="urn:job:${job.id}">
  <a class="base-card-link" href="${guestPostingPath(job)}?refId=${job.id.slice(-4)}guest&amp;trk=public_jobs"><span class="visually-hidden">${job.title}</span></a>
  <img class="base-card-media" src="/logo/${job.company.slug}.svg" alt="" width="56" height="56" loading="lazy">
  <div class="base-card-info">
    <h3 class="base-card-title">${job.title}</h3>
    <h4 class="base-card-subtitle"><a href="/guest/company/${job.company.slug}?trk=public_jobs">${job.company.name}</a></h4>
    <div class="base-card-metadata"><span class="base-card-location">${placeText(job)}</span>${job.salary && html`<span class="base-card-salary">${job.salary.text}</span>`}
      ${job.applicants < 20 && html`<span class="base-card-benefit">Be an early applicant</span>`}
      <time class="base-card-date" datetime="${postedDate(job)}">${postedText(job)}</time></div>
  </div></div></li>`;
}
