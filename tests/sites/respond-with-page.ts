import { type Html, html } from './html.ts';
import { respondWithHtml, type SiteResponse } from './site.ts';

export interface PageParts {
  language: string;
  title: string;
  /** Paths of its one style sheet and of its scripts. */
  style: string;
  scripts: string[];
  body: Html;
}

/** A whole page of a site. */
export function respondWithPage({ language, title, style, scripts, body }: PageParts): SiteResponse {
  const page = html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="${style}">
${scripts.map((path) => html`<script type="module" src="${path}"></script>`)}</head>
<body>${body}</body></html>`;
  return respondWithHtml(page.markup);
}
