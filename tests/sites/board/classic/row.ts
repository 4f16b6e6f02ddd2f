import { type Html, html } from '../../html.ts';
import { bookmarkIcon, easyIcon } from '../icons.ts';
import { locationText } from '../job-texts.ts';
import type { BoardJob } from '../jobs/board-job.ts';
import { postedDate, postedText } from '../jobs/posted.ts';

/** What fills a row once it comes near the viewport. The title is there twice: for eyes, and for screen readers. */
export function listItem(job: BoardJob, page: number): Html {
  return html`<div class="ember-view j_card" data-job-id="${job.id}">
  <img class="j_logo" src="/logo/${job.company.slug}.svg" alt="${job.company.name} logo" width="56" height="56" loading="lazy">
  <div class="ember-view j_card_body">
    <a class="ember-view j_card_link" href="${postingPath(job, page)}" aria-label="${spokenTitle(job)}"><span aria-hidden="true"><strong>${job.title}</strong></span><span class="visually-hidden">${spokenTitle(job)}</span></a>
    <div class="j_card_subtitle"><span>${job.company.name}</span></div>
    <ul class="j_card_meta"><li><span dir="ltr">${locationText(job)}</span></li></ul>
    ${job.salary && html`<ul class="j_card_meta"><li><span dir="ltr">${job.salary.text}</span></li></ul>`}
    ${job.applicants < 20 && html`<div class="j_insight">Be among the first to apply</div>`}
    <ul class="j_card_footer">${footer(job)}</ul>
  </div>
  <button type="button" class="ember-view j_save" aria-label="Save ${job.title} at ${job.company.name}" aria-pressed="false">${bookmarkIcon}</button>
</div>`;
}

function footer(job: BoardJob): Html[] {
  return [
    html`${job.isViewed && html`<li class="j_viewed">Viewed</li>`}`,
    job.isPromoted
      ? html`<li>Promoted</li>`
      : html`<li><time datetime="${postedDate(job)}">${postedText(job)}</time></li>`,
    html`${job.isEasyApply && html`<li class="j_easy">${easyIcon} Easy Apply</li>`}`,
  ];
}

function spokenTitle({ title, isVerified }: BoardJob): string {
  return isVerified ? `${title} with verification` : title;
}

/** With the tracking that links on such boards carry: other letters on every page for the same job. */
function postingPath({ id }: BoardJob, page: number): string {
  const token = Buffer.from(`${id}.${page}`).toString('base64url');
  return `/classic/jobs/view/${id}?refId=${token}&trackingId=${[...token].reverse().join('')}&trk=jobs_list`;
}

export function emptyResult(keywords: string): Html {
  return html`<div class="j_empty"><h2>No matching jobs found</h2>
<p>We could not find any jobs for “${keywords}”. Check the spelling, remove filters, or try one of these:</p>
<ul><li><a href="/classic/jobs/search?keywords=data">data</a></li><li><a href="/classic/jobs/search?keywords=engineer">engineer</a></li><li><a href="/classic/jobs/search?keywords=designer">designer</a></li></ul></div>`;
}
