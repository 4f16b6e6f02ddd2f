import { type Html, html } from '../../html.ts';
import type { SiteResponse } from '../../site.ts';
import { descriptionHtml } from '../description-html.ts';
import { respondWithDocument } from '../document.ts';
import type { FaceRequest } from '../face.ts';
import { externalIcon } from '../icons.ts';
import { placeText } from '../job-texts.ts';
import type { BoardJob } from '../jobs/board-job.ts';
import { postedDate, postedText } from '../jobs/posted.ts';
import { redirectPath } from '../redirect.ts';
import { brand, siteHeader } from '../site-header.ts';
import { consentOverlay } from '../walls/consent-overlay.ts';
import { card } from './card.ts';
import { jobPostingScript } from './job-posting.ts';

/** A posting on a page of its own, with structured data, and with other jobs beside it. */
export function postingPage(job: BoardJob, { url, wall, state }: FaceRequest): SiteResponse {
  const others = state.jobs.filter(({ department, id }) => department === job.department && id !== job.id).slice(0, 4);
  return respondWithDocument({
    title: `${job.company.name} hiring ${job.title} in ${placeText(job)} | ${brand}`,
    styles: ['guest/guest.css'],
    scripts: ['guest/client/posting.js'],
    head: jobPostingScript(job, url.origin),
    body: html`${siteHeader('/guest/jobs/search', { keywords: '', location: '' })}
<main class="guest-posting">
  <section class="guest-top">
    <img src="/logo/${job.company.slug}.svg" alt="" width="64" height="64">
    <h1>${job.title}</h1>
    <h4><a href="/guest/company/${job.company.slug}">${job.company.name}</a> <span>${placeText(job)}</span></h4>
    <p><time datetime="${postedDate(job)}">${postedText(job)}</time> · <span>${job.applicants} applicants</span></p>
    ${job.salary && html`<p class="guest-salary">${job.salary.text}</p>`}
    <p>${applyControl(job)}</p>
  </section>
  <section class="guest-description"><div>${descriptionHtml(job.description)}</div></section>
  <ul class="guest-criteria"><li><h3>Employment type</h3><span>${job.employmentType}</span></li><li><h3>Job function</h3><span>${job.department}</span></li><li><h3>Industries</h3><span>${job.company.industry}</span></li></ul>
</main>
<aside class="guest-main"><h2>Similar jobs</h2><ul class="guest-list">${others.map(card)}</ul></aside>
${wall === 'consent' && consentOverlay('guest', url)}`,
  });
}

function applyControl(job: BoardJob): Html {
  return job.isEasyApply
    ? html`<button type="button" class="guest-apply" value="${job.id}" aria-label="Easy Apply to ${job.title} at ${job.company.name}">Easy Apply</button>`
    : html`<a class="guest-apply" role="link" href="${redirectPath(job)}" target="_blank" rel="noopener" aria-label="Apply to ${job.title} on company website">Apply ${externalIcon}</a>`;
}
