import { type Html, html } from '../../sites/html.ts';
import { hashOf, jobPath, redirectPath } from '../site-paths.ts';
import type { WildJob } from '../wild-job.ts';
import type { WildSite } from '../wild-site.ts';
import { details } from './details.ts';
import type { TraitValue } from './trait-value.ts';

export interface LinkValue extends TraitValue {
  element: 'a' | 'span' | 'button' | 'form';
  /** Attributes of the element that opens a posting. `data-…` is for the site's script, which takes it off. */
  attributes(site: WildSite, job: WildJob): Html;
}

/** How a row leads to its posting. */
export const links = {
  href: {
    takenFrom: 'most boards',
    element: 'a',
    attributes: (site, job) => html` href="${jobPath(site, job)}"${opensByScript(site, job)}${target(site)}`,
  },
  redirect: {
    takenFrom: 'aggregators that count clicks on an address of their own before they lead on',
    element: 'a',
    attributes: (site, job) => html` href="${redirectPath(job)}"${target(site)}`,
  },
  hash: {
    takenFrom: 'single-page boards whose links change only the hash',
    element: 'a',
    attributes: (_site, job) => html` href="${hashOf(job)}"`,
  },
  onclick: {
    takenFrom: 'old portals and component libraries where a script listens on a bare element',
    element: 'span',
    attributes: (site, job) =>
      site.shape.isInline
        ? html` onclick="openJob('${job.id}')" style="cursor:pointer"`
        : html` data-open="${job.id}" style="cursor:pointer"`,
  },
  post: {
    takenFrom: 'server-side portals that post back for everything',
    element: 'form',
    attributes: (site) => html` method="post" action="/open"${target(site)}`,
  },
  'window-open': {
    takenFrom: 'portals that open postings in a window by script',
    element: 'span',
    attributes: (_site, job) => html` data-open="${job.id}" style="cursor:pointer;text-decoration:underline"`,
  },
  none: {
    takenFrom: 'single-page boards whose rows are buttons without any address',
    element: 'button',
    attributes: (_site, job) => html` type="button" data-open="${job.id}"`,
  },
} as const satisfies Record<string, LinkValue>;

/** The element that opens a posting, around what the row shows of it. */
export function opener(site: WildSite, job: WildJob, inner: Html, style: Html): Html {
  const link: LinkValue = links[site.choice.link];
  const attributes = link.attributes(site, job);
  if (link.element === 'a') return html`<a${attributes}${style}>${inner}</a>`;
  if (link.element === 'span') return html`<span${attributes}>${inner}</span>`;
  if (link.element === 'button') return html`<button${attributes}${style}>${inner}</button>`;
  return html`<form${attributes}><input type="hidden" name="id" value="${job.id}"><button${style}>${inner}</button></form>`;
}

function opensByScript(site: WildSite, job: WildJob): Html | false {
  return details[site.choice.details].shownBy === 'script' && html` data-open="${job.id}"`;
}

function target(site: WildSite): Html | false {
  const { shownBy } = details[site.choice.details];
  if (shownBy === 'tab') return html` target="_blank" rel="noopener"`;
  return shownBy === 'page' && site.choice.frames !== 'none' && html` target="_top"`;
}
