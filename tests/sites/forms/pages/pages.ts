import { html } from '../../html.ts';
import { redirectTo, type SiteResponse } from '../../site.ts';
import type { FormSite } from '../form-site.ts';
import { formPage } from '../native/form-page.ts';
import { questions, sections } from './questions.ts';

const name = 'pages';
const send = 'Submit application';

/** Four pages made on the server, each sent to it before the next one comes; the last one sends the application. */
export const pages: FormSite = {
  name,
  questions,
  pages: sections.length,
  send,
  respond(path) {
    if (path === '/') return redirectTo(`/forms/${name}/step/1`);
    const number = Number(/^\/step\/(\d)$/.exec(path)?.[1] ?? 0);
    return sections[number - 1] ? stepPage(number) : null;
  },
};

function stepPage(number: number): SiteResponse {
  const section = sections[number - 1];
  const isLast = number === sections.length;
  return formPage({
    language: 'en',
    title: 'Apply: Software engineer',
    action: isLast ? `/forms/${name}/send` : `/forms/${name}/step/${number}`,
    questions: questions.filter((question) => question.section === section),
    choose: 'Select one',
    labels: 'named',
    button: isLast ? send : 'Save and continue',
    over: html`<p>Step ${number} of ${sections.length}</p>`,
  });
}
