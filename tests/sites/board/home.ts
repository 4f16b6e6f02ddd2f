import { html } from '../html.ts';
import type { SiteResponse } from '../site.ts';
import { respondWithDocument } from './document.ts';
import { brand, siteHeader } from './site-header.ts';

const doors = [
  { path: '/classic/jobs/search?keywords=platform+engineer', name: 'Classic', text: 'List and details side by side' },
  { path: '/anchorless/search?keywords=platform+engineer', name: 'Anchorless', text: 'Rows without a single link' },
  { path: '/guest/jobs/search?keywords=platform+engineer', name: 'Guest', text: 'Cards, and more when you scroll' },
  { path: '/plain/careers', name: 'Plain', text: 'One company’s career page, no script' },
];

/** `/`: the ways into the board. */
export function serveHome(path: string): SiteResponse | null {
  if (path !== '/') return null;
  return respondWithDocument({
    title: brand,
    styles: [],
    body: html`${siteHeader('/classic/jobs/search', { keywords: '', location: '' })}
<main class="notice"><h1>Find your way to work</h1>
<ul>${doors.map((door) => html`<li><a href="${door.path}">${door.name}</a>: ${door.text}</li>`)}</ul></main>`,
  });
}
