import { type Html, html } from '../../html.ts';
import { descriptionHtml } from '../description-html.ts';
import { easyIcon, externalIcon } from '../icons.ts';
import { placeText, workplaceName } from '../job-texts.ts';
import type { BoardJob } from '../jobs/board-job.ts';
import { postedDate, postedText } from '../jobs/posted.ts';
import { redirectPath } from '../redirect.ts';
import { similarJobs } from './similar-jobs.ts';

/** The posting as the pane and the posting's own page show it. */
export function detailsPane(job: BoardJob, jobs: readonly BoardJob[]): Html {
  return html`<div class="ember-view j_details" data-job-id="${job.id}">
  <div class="j_top_card">
    <div class="j_top_company"><img src="/logo/${job.company.slug}.svg" alt="" width="32" height="32"><a href="#">${job.company.name}</a></div>
    <h2 class="j_top_title"><a class="ember-view" href="/classic/jobs/view/${job.id}?trackingId=pane">${job.title}</a></h2>
    <div class="j_top_facts"><span>${placeText(job)}</span> <span>·</span> <span><time datetime="${postedDate(job)}">${postedText(job)}</time></span> <span>·</span> <span>${applicantsText(job)}</span></div>
    <ul class="j_pills">${job.salary && html`<li>${job.salary.text}</li>`}<li><span aria-hidden="true">${workplaceName(job)}</span><span class="visually-hidden">Matches your preferences, the workplace type is ${workplaceName(job)}.</span></li><li>${job.employmentType}</li></ul>
    <div class="j_actions">${applyControl(job)}<button type="button" class="ember-view j_button_quiet j_save" aria-label="Save ${job.title} at ${job.company.name}" aria-pressed="false"><span aria-hidden="true">Save</span></button></div>
  </div>
  <section class="j_about" aria-label="Job description">
    <h3>About the job</h3>
    <div class="j_description">${descriptionHtml(job.description)}</div>
    <button type="button" class="j_see_more" aria-expanded="false">See more</button>
  </section>
  <section class="j_about"><h3>About the company</h3><p><b>${job.company.name}</b> · ${job.company.industry}</p></section>
  ${similarJobs(job, jobs)}
</div>`;
}

/** An Easy Apply opens a dialog in the page; the rest leads to the company through the board's redirect. */
function applyControl(job: BoardJob): Html {
  return job.isEasyApply
    ? html`<button type="button" class="ember-view j_button j_apply" aria-label="Easy Apply to ${job.title} at ${job.company.name}">${easyIcon}<span>Easy Apply</span></button>`
    : html`<a class="ember-view j_button" role="link" href="${redirectPath(job)}" target="_blank" rel="noopener" aria-label="Apply to ${job.title} on company website"><span>Apply</span>${externalIcon}</a>`;
}

function applicantsText({ applicants }: BoardJob): string {
  return applicants > 100 ? 'Over 100 applicants' : `${applicants} applicants`;
}
