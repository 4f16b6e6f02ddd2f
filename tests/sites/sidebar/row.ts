import { type Html, html } from '../html.ts';
import type { Opening } from '../openings/opening.ts';
import { ageText, facets } from './words.ts';

/** A row that opens within itself: the posting lies below its head. */
export function row({ id, title, company, city, daysAgo, tasks, facets: values }: Opening): Html {
  const contract = facets[0]?.options.find(({ value }) => value === values.contrato && value !== '');
  return html`<li><div class="head"><button type="button" class="open" aria-expanded="false" aria-controls="o${id}">${title}</button><span class="by">${company}</span><span>${city}</span><time>${ageText(daysAgo)}</time><button type="button" class="keep" data-id="${id}" aria-label="Guardar ${title}">★</button></div>
<div id="o${id}" class="body" hidden><p>${contract?.label ?? 'Contrato a convenir'}. Referencia ${id}.</p><ul>${tasks.map((task) => html`<li>${task}</li>`)}</ul><p><a class="apply" href="/sidebar/inscripcion/${id}">Inscribirme en esta oferta</a> <button type="button" class="follow">Seguir a ${company}</button></p></div></li>`;
}
