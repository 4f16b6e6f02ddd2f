import { html } from '../html.ts';
import type { SiteResponse } from '../site.ts';
import { respondWithDocument } from './document.ts';
import type { BoardJob } from './jobs/board-job.ts';
import { brand } from './site-header.ts';

/** Where the company takes applications itself. Invented hosts: `.example` never resolves. */
export function companySite(job: BoardJob): string {
  return `https://careers.${job.company.slug}.example/jobs/${job.id}?source=wayfinder`;
}

/** The board's own address that leads there. */
export function redirectPath(job: BoardJob): string {
  return `/redirect?url=${encodeURIComponent(companySite(job))}`;
}

/** `/redirect?url=…`: says where it would lead, since a test never leaves the machine. */
export function serveRedirect(url: URL): SiteResponse | null {
  if (url.pathname !== '/redirect') return null;
  return respondWithDocument({
    title: `Leaving ${brand}`,
    styles: [],
    body: html`<main class="notice"><h1>You are leaving ${brand}</h1><p>This job takes applications on the company’s own site:</p><p><code>${url.searchParams.get('url') ?? ''}</code></p></main>`,
  });
}
