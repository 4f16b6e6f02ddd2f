import { html, raw } from '../html.ts';
import { respondWithPage } from '../respond-with-page.ts';
import type { SiteResponse } from '../site.ts';
import type { Asked, Question } from './question.ts';

/** A page whose form a script makes out of the questions. What is true of them stays here. */
export function reactPage(name: string, title: string, questions: readonly Question[]): SiteResponse {
  const asked = questions.map(({ truth: _, ...rest }): Asked => rest);
  const data = JSON.stringify(asked).replaceAll('<', '\\u003c');
  return respondWithPage({
    language: 'en',
    title,
    style: '/forms/assets/form.css',
    scripts: [`/forms/assets/${name}.js`],
    body: html`<link rel="stylesheet" href="/forms/assets/style.css"><main><h1>${title}</h1><div id="form"></div></main>${raw(`<script type="application/json" id="asked">${data}</script>`)}`,
  });
}
