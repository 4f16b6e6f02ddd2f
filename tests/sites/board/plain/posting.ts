import { html } from '../../html.ts';
import type { SiteResponse } from '../../site.ts';
import { descriptionHtml } from '../description-html.ts';
import { placeText } from '../job-texts.ts';
import type { BoardJob } from '../jobs/board-job.ts';
import { postedDate, postedDay } from '../jobs/posted.ts';
import { careerApplyPath, employer } from './employer.ts';
import { respondWithCareers } from './layout.ts';

/** A posting with microdata, and a link to the application on the same site. */
export function postingPage(job: BoardJob): SiteResponse {
  return respondWithCareers(
    job.title,
    html`<article itemscope itemtype="https://schema.org/JobPosting">
<p><a href="/plain/careers">All positions</a></p>
<h1 itemprop="title">${job.title}</h1>
<meta itemprop="identifier" content="${job.id}">
<dl>
<dt>Company</dt><dd itemprop="hiringOrganization" itemscope itemtype="https://schema.org/Organization"><span itemprop="name">${employer}</span></dd>
<dt>Location</dt><dd itemprop="jobLocation" itemscope itemtype="https://schema.org/Place"><span itemprop="address">${placeText(job)}</span></dd>
<dt>Department</dt><dd>${job.department}</dd>
<dt>Type</dt><dd itemprop="employmentType">${job.employmentType}</dd>
${job.salary && html`<dt>Salary</dt><dd>${job.salary.text}</dd>`}
<dt>Posted</dt><dd><time itemprop="datePosted" datetime="${postedDate(job)}">${postedDay(job)}</time></dd>
</dl>
<div itemprop="description">${descriptionHtml(job.description)}</div>
<p><a class="careers-apply" href="${careerApplyPath(job)}">Apply now</a></p></article>`,
  );
}

export function applyPage(job: BoardJob): SiteResponse {
  return respondWithCareers(
    `Apply: ${job.title}`,
    html`<h1>Apply: ${job.title}</h1><form method="post" class="careers-form"><label>Name <input name="name" autocomplete="name" required></label><label>Email <input type="email" name="email" autocomplete="email" required></label><label>CV <input type="file" name="cv"></label><button>Send application</button></form>`,
  );
}

export function thanksPage(): SiteResponse {
  return respondWithCareers('Thank you', html`<h1>Thank you</h1><p>We have received your application.</p>`);
}
