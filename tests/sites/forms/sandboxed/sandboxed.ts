import { readFileSync } from 'node:fs';
import { cssColour, type MarkWord } from '../../../models/seer/marks.ts';
import { html, raw } from '../../html.ts';
import { respondWithPage } from '../../respond-with-page.ts';
import type { FormSite } from '../form-site.ts';
import { pageAround } from '../page-around.ts';
import { persona } from '../persona.ts';
import type { Question } from '../question.ts';
import { said, stated } from '../truths.ts';

const name = 'sandboxed';

const questions: readonly Question[] = [
  { name: 'full_name', label: 'Full name', control: 'text', truth: said(persona.name) },
  {
    name: 'gender',
    label: 'Gender',
    control: 'select',
    options: ['Female', 'Male', 'I prefer not to say'],
    truth: stated('I prefer not to say'),
  },
  { name: 'email', label: 'E-mail', control: 'text', truth: said(persona.email) },
  { name: 'linkedin', label: 'LinkedIn', control: 'text', truth: said(persona.linkedin) },
];

const square = (word: MarkWord) =>
  raw(`<i style="flex:none;width:20px;height:20px;background:${cssColour(word)}"></i>`);
const row = raw('<p style="display:flex;gap:20px;align-items:center">');

/** A box without any role, which only its script makes a field. */
const box = (field: string, label: string, word: MarkWord) => html`<p>${label}</p>${row}${square(word)}
<span class="box" tabindex="0" style="inline-size:24rem;block-size:36px;border:1px solid gray"></span>
<input type="hidden" name="${field}"></p>`;

const client = readFileSync(new URL('client.js', import.meta.url), 'utf8');

const form = respondWithPage({
  language: 'en',
  title: 'Application',
  style: '/forms/assets/form.css',
  scripts: [],
  body: html`<main><form method="post" action="/forms/${name}/send" enctype="multipart/form-data">
<p><label>Full name <input name="full_name"></label></p>
<div>${row}<label>Gender <select name="gender"><option value="">Please select</option><option>Female</option><option>Male</option>
<option>I prefer not to say</option></select></label>${square('hidden')}</p></div>
${box('email', 'E-mail', 'e-mail address')}${box('linkedin', 'LinkedIn', 'LinkedIn page')}
${row}${square('go on')}<button style="inline-size:12rem">Submit application</button></p></form></main>
${raw(`<script>${client}</script>`)}`,
});

/** In a frame without an origin of its own, as embeds of strangers are; half of its fields are plain, half are none to any program. */
export const sandboxed: FormSite = {
  name,
  questions,
  pages: 1,
  send: 'Submit application',
  respond(path) {
    if (path === '/form') return form;
    if (path !== '/') return null;
    return pageAround(
      html`<iframe title="Application form" sandbox="allow-scripts allow-forms" style="inline-size:100%;block-size:600px" src="/forms/${name}/form"></iframe>`,
    );
  },
};
