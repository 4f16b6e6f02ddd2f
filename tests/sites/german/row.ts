import { type Html, html } from '../html.ts';
import type { Opening } from '../openings/opening.ts';
import { ageText, labelOf } from './words.ts';

/** Of the row only its heading leads to the posting. */
export function row(opening: Opening): Html {
  const { title, company, city, daysAgo, id } = opening;
  return html`<article class="treffer">
<h2><a href="${postingPath(opening)}">${title}</a></h2>
<p class="firma">${company}</p>
<p><span>${city}</span> · <span>${labelOf('arbeitszeit', opening.facets.arbeitszeit ?? '')}</span> · <span>${ageText(daysAgo)}</span></p>
<form method="post" action="/german/merken/${id}"><button class="merken" aria-label="${title} merken">☆ Merken</button></form>
</article>`;
}

export function postingPath({ id, title }: Opening): string {
  const words = title.toLowerCase().replace(/ä/g, 'ae').replace(/ö/g, 'oe').replace(/ü/g, 'ue');
  return `/german/stelle/${words.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')}-${id}`;
}
