import { html, raw } from '../../html.ts';
import { respondWithPage } from '../../respond-with-page.ts';
import { serveFile } from '../../serve-file.ts';
import type { FormSite } from '../form-site.ts';
import { askedOf } from '../react-page.ts';
import { questions } from './questions.ts';

const name = 'shadow-root';

const page = respondWithPage({
  language: 'en',
  title: 'Apply at Halden Group',
  style: '/forms/assets/form.css',
  scripts: [`/forms/${name}/form.js`],
  body: html`<main><h1>Easy application</h1><halden-form></halden-form></main>${raw(askedOf(questions))}`,
});

/** Custom elements in a custom element, each with an open shadow root of its own; files are sent as they are chosen. */
export const shadowRoot: FormSite = {
  name,
  questions,
  pages: 1,
  send: 'Submit',
  respond: (path) => (path === '/' ? page : serveFile(new URL('client/', import.meta.url), path.slice(1))),
};
