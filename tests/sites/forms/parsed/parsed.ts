import { html } from '../../html.ts';
import { serveFile } from '../../serve-file.ts';
import { respondWithJson } from '../../site.ts';
import type { FormSite } from '../form-site.ts';
import { formPage } from '../native/form-page.ts';
import { persona } from '../persona.ts';
import { cards } from './cards.ts';
import { questions } from './questions.ts';

const name = 'parsed';
const send = 'Submit application';

const page = formPage({
  language: 'en',
  title: 'Software engineer',
  action: `/forms/${name}/send`,
  questions,
  choose: 'Select ...',
  labels: 'over',
  button: send,
  scripts: [`/forms/${name}/client.js`],
  over: html`<p>Halden Group, Toronto</p>`,
  under: html`${cards.map(
    ({ id, title, questions }) =>
      html`<input type="hidden" name="cards[${id}][baseTemplate]" value="${JSON.stringify({ text: title, fields: questions.map(({ label, control }) => ({ type: control, text: label })) })}">`,
  )}`,
});

/**
 * Reads the CV as soon as it is chosen, and then writes over its boxes: whatever stood there before is gone, also where the CV says
 * nothing. Texts stand over their controls and name none of them.
 */
export const parsed: FormSite = {
  name,
  questions,
  pages: 1,
  send,
  respond(path) {
    return path === '/' ? page : serveFile(new URL('.', import.meta.url), path.slice(1));
  },
  parse: () => ({
    ...respondWithJson({ name: persona.name, email: persona.email, phone: '', location: '', org: persona.company }),
    delayMs: 900,
  }),
};
