import { html, raw } from '../html.ts';
import { respondWithPage } from '../respond-with-page.ts';
import type { SiteResponse } from '../site.ts';
import type { Asked, Question } from './question.ts';

/** The questions as data of a page. What is true of them stays here. */
export function askedOf(questions: readonly Question[]): string {
  const asked = questions.map(({ truth: _, ...rest }): Asked => rest);
  return `<script type="application/json" id="asked">${JSON.stringify(asked).replaceAll('<', '\\u003c')}</script>`;
}

/** A page whose form a script makes out of the questions. */
export function reactPage(name: string, title: string, questions: readonly Question[]): SiteResponse {
  return respondWithPage({
    language: 'en',
    title,
    style: '/forms/assets/form.css',
    scripts: [`/forms/assets/${name}.js`],
    body: html`<link rel="stylesheet" href="/forms/assets/style.css"><main><h1>${title}</h1><div id="form"></div></main>${raw(askedOf(questions))}`,
  });
}
