import { html } from '../html.ts';
import type { Opening } from '../openings/opening.ts';
import type { SiteResponse } from '../site.ts';
import { respondWithLayout } from './layout.ts';
import { ageText, labelOf } from './words.ts';

/** A posting on a page of its own. Its form of application lies in a dialog of the page. */
export function postingPage({ id, title, company, city, daysAgo, tasks, facets }: Opening): SiteResponse {
  return respondWithLayout(
    `${title} bei ${company}`,
    html`<main class="schmal"><p><a href="/german/stellen">Zurück zur Liste</a></p>
<h1>${title}</h1><p class="firma">${company}</p>
<p class="taten"><button type="button" class="knopf bewerben">Jetzt bewerben</button></p>
<form class="taten" method="post" action="/german/merken/${id}"><button class="umriss">Stelle merken</button></form>
<form class="taten" method="post" action="/german/folgen"><button class="umriss">${company} folgen</button></form>
<dl><dt>Arbeitsort</dt><dd>${city}</dd><dt>Arbeitszeit</dt><dd>${labelOf('arbeitszeit', facets.arbeitszeit ?? '')}</dd><dt>Veröffentlicht</dt><dd>${ageText(daysAgo)}</dd></dl>
<h2>Ihre Aufgaben</h2><ul>${tasks.map((task) => html`<li>${task}</li>`)}</ul>
<h2>So geht es weiter</h2><p>Wir melden uns innerhalb von zwei Wochen. Bitte nennen Sie die Kennziffer ${id}.</p>
<dialog aria-labelledby="titel"><h2 id="titel">Bewerbung als ${title}</h2><form method="post" action="/german/bewerben/${id}"><label>Name <input name="name"></label><label>E-Mail <input type="email" name="email"></label><label>Lebenslauf <input type="file" name="lebenslauf"></label><button class="knopf">Bewerbung abschicken</button></form><button type="button" class="umriss schliessen">Schließen</button></dialog></main>`,
  );
}
