import { cssColour } from '../../../models/seer/marks.ts';
import { html, raw } from '../../html.ts';
import { respondWithPage } from '../../respond-with-page.ts';
import { serveFile } from '../../serve-file.ts';
import type { FormSite } from '../form-site.ts';
import { persona } from '../persona.ts';
import type { Question } from '../question.ts';
import { said, unsaid } from '../truths.ts';

const name = 'drawn';

const questions: readonly Question[] = [
  { name: 'full_name', label: 'Full name', control: 'text', truth: said(persona.name) },
  { name: 'email', label: 'E-mail', control: 'text', truth: said(persona.email) },
  { name: 'city', label: 'City', control: 'text', truth: said(persona.city) },
  { name: 'motto', label: 'Your motto', control: 'text', truth: unsaid },
];

const marked = { full_name: 'full name', email: 'e-mail address', city: 'city of the address' } as const;
const markOf = (field: string) => Object.entries(marked).find(([one]) => one === field)?.[1];
const drawn = questions.map(({ name: field, label }) => {
  const word = markOf(field);
  return { name: field, label, mark: word ? cssColour(word) : null };
});

const page = respondWithPage({
  language: 'en',
  title: 'Apply at Halden Group',
  style: '/forms/assets/form.css',
  scripts: [`/forms/${name}/drawn.js`],
  body: html`<main><h1>Application</h1><canvas width="520" height="360" tabindex="0"></canvas>
<p><button type="button">Submit application</button></p></main>
${raw(`<script type="application/json" id="drawn">${JSON.stringify(drawn)}</script>`)}`,
});

/** All of it on one canvas. */
export const drawnForm: FormSite = {
  name,
  questions,
  pages: 1,
  send: 'Submit application',
  respond: (path) => (path === '/' ? page : serveFile(new URL('client/', import.meta.url), path.slice(1))),
};
