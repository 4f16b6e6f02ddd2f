import { type Html, html } from '../html.ts';
import type { Asked } from '../openings/find-openings.ts';
import type { Facet } from '../openings/opening.ts';
import { facets } from './words.ts';

/** Native selects and a tick box that count at once, beside the list. */
export function sidebar({ what, where, chosen }: Asked): Html {
  return html`<aside><h2>Filtrar ofertas</h2><form class="filters" action="/sidebar/empleos"><input type="hidden" name="q" value="${what}"><input type="hidden" name="l" value="${where}">
${facets.map((facet) => field(facet, chosen.get(facet.name) ?? []))}</form><p><a href="/sidebar/empleos">Borrar filtros</a></p></aside>`;
}

function field({ name, label, kind, options }: Facet, chosen: readonly string[]): Html {
  if (kind === 'toggle') {
    return html`${options.map(
      ({ value, label: text }) =>
        html`<p><label><input type="checkbox" name="${name}" value="${value}"${chosen.includes(value) && html` checked`}> ${text}</label></p>`,
    )}`;
  }
  return html`<p><label for="f-${name}">${label}</label><select id="f-${name}" name="${name}">${options.map(
    ({ value, label: text }) =>
      html`<option value="${value}"${chosen.includes(value) && html` selected`}>${text}</option>`,
  )}</select></p>`;
}
