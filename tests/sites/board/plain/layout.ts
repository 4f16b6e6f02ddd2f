import { type Html, html } from '../../html.ts';
import type { SiteResponse } from '../../site.ts';
import { respondWithDocument } from '../document.ts';
import { employer } from './employer.ts';

/** The company's own look, which has nothing of the board's. */
export function respondWithCareers(title: string, main: Html, head?: Html): SiteResponse {
  return respondWithDocument({
    title: `${title} – ${employer} careers`,
    styles: ['plain/plain.css'],
    head,
    body: html`<header class="masthead"><a href="/plain/careers">${employer}</a><nav><a href="#">About us</a> <a href="#">Our brands</a> <a href="/plain/careers">Careers</a></nav></header>
<main class="careers">${main}</main>
<footer class="imprint">${employer}, 1 Quay Street · <a href="#">Imprint</a> · <a href="#">Privacy</a></footer>`,
  });
}
