import { type Html, html, raw } from '../html.ts';
import { respondWithHtml, type SiteResponse } from '../site.ts';

export interface DocumentParts {
  title: string;
  /** Paths below `/assets/`. */
  styles: string[];
  scripts?: string[];
  head?: Html;
  body: Html;
  status?: number;
}

/** A whole page. */
export function respondWithDocument(parts: DocumentParts): SiteResponse {
  const { title, styles, scripts = [], head = raw(''), body, status = 200 } = parts;
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="/logo/wayfinder.svg">
${['base.css', ...styles].map((path) => html`<link rel="stylesheet" href="/assets/${path}">\n`)}
${scripts.map((path) => html`<script type="module" src="/assets/${path}"></script>\n`)}
${head}
</head>
<body>
${body}
</body>
</html>`;
  return respondWithHtml(page.markup, status);
}
