import { type Html, html, raw } from '../../sites/html.ts';
import { type StructuredDataValue, structuredData } from '../traits/structured-data.ts';
import type { WildJob } from '../wild-job.ts';
import type { WildSite } from '../wild-site.ts';
import type { Look } from './look.ts';
import { fieldContent } from './row-fields.ts';

/** A posting, wherever it shows. It tells what its row tells, its places in full, and describes the job. */
export function posting(site: WildSite, job: WildJob, look: Look, origin: string): Html {
  const { words, fields } = site;
  const city = job.places[0] ?? '';
  const facts = fields.map((field) => ({ field, content: fieldContent(site, job, field, look, 'posting') }));
  const beside = facts.filter(({ field }) => field === 'company' || field === 'place');
  const labelled = facts.filter(({ field }) => field !== 'company' && field !== 'place');
  return html`<div${look('posting')}>${dataOf(site, job, origin)}<h2>${job.title}</h2>${beside.map(({ content }) => html`<div>${content}</div>`)}
<dl${look('facts')}>${labelled.map(({ field, content }) => html`<dt${look('label')}>${words.labels[field]}</dt><dd>${content}</dd>`)}</dl>
<p><a href="/apply/${job.id}"${look('button')}>${words.apply}</a></p>
<h3>${words.aboutJob}</h3><p>${words.intro(job.title, city)}</p><ul>${job.tasks.map((task) => html`<li>${task}</li>`)}</ul><p>${words.reference(job.reference)}</p></div>`;
}

function dataOf(site: WildSite, job: WildJob, origin: string): Html | null {
  const { ofPosting }: StructuredDataValue = structuredData[site.choice.data];
  return ofPosting ? jsonLd(ofPosting(site, job, origin)) : null;
}

export function jsonLd(data: object): Html {
  return raw(`<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`);
}
