import { type Html, html } from '../../html.ts';
import { descriptionHtml } from '../description-html.ts';
import { easyIcon, externalIcon } from '../icons.ts';
import { placeText, workplaceName } from '../job-texts.ts';
import type { BoardJob } from '../jobs/board-job.ts';
import { postedText } from '../jobs/posted.ts';
import { redirectPath } from '../redirect.ts';

/** The posting, in the pane and on its own page. There is no machine-readable date in it. */
export function posting(job: BoardJob): Html {
  return html`<div class="j_posting">
  <p class="j_posting_company"><img src="/logo/${job.company.slug}.svg" alt="" width="28" height="28"> <span>${job.company.name}</span></p>
  <p class="j_posting_title" role="heading" aria-level="2"><a href="/anchorless/jobs/view/${job.id}?trk=pane">${job.title}</a></p>
  <p class="j_tile_muted"><span>${placeText(job)}</span> · <span>${postedText(job)}</span> · <span>${job.applicants} people clicked apply</span></p>
  <div class="j_posting_tags">${job.salary && html`<span>${job.salary.text}</span>`}<span>${workplaceName(job)}</span><span>${job.employmentType}</span></div>
  <div>${applyControl(job)}</div>
  <div class="j_posting_about" aria-label="About the job" role="region"><h3>About the job</h3><div>${descriptionHtml(job.description)}</div></div>
</div>`;
}

function applyControl(job: BoardJob): Html {
  return job.isEasyApply
    ? html`<button type="button" class="j_posting_apply" value="${job.id}" aria-label="Easy Apply to ${job.title} at ${job.company.name}">${easyIcon} Easy Apply</button>`
    : html`<a class="j_posting_apply" role="link" href="${redirectPath(job)}" target="_blank" rel="noopener" aria-label="Apply to ${job.title} on company website">Apply ${externalIcon}</a>`;
}
