import { type Html, html } from '../../html.ts';
import { respondWithPage } from '../../respond-with-page.ts';
import type { SiteResponse } from '../../site.ts';
import type { Asked } from '../question.ts';
import { type NativeLook, nativeQuestion } from './native-question.ts';

export interface NativeForm extends NativeLook {
  language: string;
  title: string;
  /** Where it is sent to. */
  action: string;
  questions: readonly Asked[];
  /** What its button says. */
  button: string;
  /** What stands over the questions, and between them and the button. */
  over?: Html;
  under?: Html;
  scripts?: string[];
}

/** A whole form as a server makes it, sent as browsers send forms. */
export function formPage(form: NativeForm): SiteResponse {
  const sections = Map.groupBy(form.questions, ({ section }) => section ?? '');
  return respondWithPage({
    language: form.language,
    title: form.title,
    style: '/forms/assets/form.css',
    scripts: form.scripts ?? [],
    body: html`<main><h1>${form.title}</h1>${form.over ?? null}
<form method="post" action="${form.action}" enctype="multipart/form-data" novalidate>
${Array.from(sections, ([section, questions]) => html`${section !== '' && html`<h2>${section}</h2>`}${questions.map((asked) => nativeQuestion(asked, form))}`)}
${form.under ?? null}<p><button type="submit">${form.button}</button></p></form></main>`,
  });
}

export const thanksPage: SiteResponse = respondWithPage({
  language: 'en',
  title: 'Thank you',
  style: '/forms/assets/form.css',
  scripts: [],
  body: html`<main><h1>Thank you</h1><p>We have received your application.</p></main>`,
});
