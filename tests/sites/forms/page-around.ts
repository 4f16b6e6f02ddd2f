import { type Html, html } from '../html.ts';
import { respondWithPage } from '../respond-with-page.ts';

/** A company's own page about a posting, around the frame that its form is in. */
export const pageAround = (content: Html) =>
  respondWithPage({
    language: 'en',
    title: 'Software engineer at Halden Group',
    style: '/forms/assets/form.css',
    scripts: [],
    body: html`<main><h1>Software engineer</h1>${content}</main>`,
  });
