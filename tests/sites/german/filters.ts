import { type Html, html } from '../html.ts';
import type { Asked } from '../openings/find-openings.ts';
import type { Facet } from '../openings/opening.ts';
import { facets } from './words.ts';

/** The button, and the part of the page that it unfolds: nothing counts before „Treffer anzeigen“. */
export function filterPart({ what, where, chosen }: Asked): Html {
  return html`<div class="leiste"><button type="button" class="umriss" aria-expanded="false" aria-controls="auswahl">Filter</button>
<label class="sortierung">Sortieren nach <select name="sortierung"><option>Relevanz</option><option>Datum</option></select></label></div>
<form id="auswahl" class="auswahl" action="/german/stellen" hidden>
<input type="hidden" name="was" value="${what}"><input type="hidden" name="wo" value="${where}">
<div class="gruppen">${facets.map((facet) => group(facet, chosen.get(facet.name) ?? []))}</div>
<p><button class="knopf">Treffer anzeigen</button> <a class="umriss" href="/german/stellen">Zurücksetzen</a></p></form>`;
}

function group({ name, label, kind, options }: Facet, chosen: readonly string[]): Html {
  const type = kind === 'multi' ? 'checkbox' : 'radio';
  return html`<div role="group" aria-labelledby="g-${name}"><h3 id="g-${name}">${label}</h3>${options.map(
    ({ value, label: text }) => {
      const isOn = chosen.includes(value) || (chosen.length === 0 && value === '');
      return html`<div class="wahl"><input type="${type}" id="${name}-${value || 'alle'}" name="${name}" value="${value}"${isOn && html` checked`}><label for="${name}-${value || 'alle'}">${text}</label></div>`;
    },
  )}</div>`;
}
