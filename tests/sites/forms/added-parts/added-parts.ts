import { html, raw } from '../../html.ts';
import { respondWithPage } from '../../respond-with-page.ts';
import { serveFile } from '../../serve-file.ts';
import type { FormSite } from '../form-site.ts';
import { askedOf } from '../react-page.ts';
import { questions } from './questions.ts';

const name = 'added-parts';

const page = respondWithPage({
  language: 'en',
  title: 'Apply: Senior Software Engineer',
  style: '/forms/assets/form.css',
  scripts: [`/forms/${name}/form.js`],
  body: html`<main><h1>Senior Software Engineer</h1><div id="root"></div></main>${raw(askedOf(questions))}`,
});

/**
 * No employment and no school is asked for before one is added, and each adds months and years in boxes of their own. What is typed into
 * the widgets counts once it is chosen, or made a tag of by Enter.
 */
export const addedParts: FormSite = {
  name,
  questions,
  pages: 1,
  send: 'Submit Application',
  respond: (path) => (path === '/' ? page : serveFile(new URL('client/', import.meta.url), path.slice(1))),
};
