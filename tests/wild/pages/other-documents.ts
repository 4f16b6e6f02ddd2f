import { type Html, html } from '../../sites/html.ts';
import { type InterruptionValue, interruptions } from '../traits/interruptions.ts';
import type { WildJob } from '../wild-job.ts';
import type { WildSite } from '../wild-site.ts';
import { documentOf } from './document.ts';
import { lookOf } from './look.ts';
import { posting } from './posting.ts';

function other(site: WildSite, load: number, title: string, body: Html, hasOverlay = false): string {
  return documentOf(site, { title: `${title} | ${site.name}`, load, state: { kind: 'other' }, hasOverlay, body });
}

/** A posting on a page of its own, with a way back to the list. */
export function postingDocument(site: WildSite, job: WildJob, load: number, origin: string, back: string): string {
  const { look } = lookOf(site.choice, load);
  return other(
    site,
    load,
    job.title,
    html`<header${look('top')}><a href="${back}">‹ ${site.words.back}</a></header><main${look('main')}>${posting(site, job, look, origin)}</main>`,
  );
}

/** The page around a frame with the list, or with a frame that has it. */
export function framingDocument(site: WildSite, load: number, source: string, isOutermost: boolean): string {
  const { look } = lookOf(site.choice, load);
  const frame = html`<iframe src="${source}" title="${site.words.jobs}" style="width:100%;height:820px;border:0"></iframe>`;
  if (!isOutermost) return other(site, load, site.words.jobs, frame);
  return other(
    site,
    load,
    site.words.jobs,
    html`<header${look('top')}><a href="/about">${site.name}</a><a href="/news/0">${site.words.news.title}</a></header>${site.company && html`<h1>${site.words.jobsAt(site.company)}</h1>`}${frame}<footer>© ${site.name}</footer>`,
    true,
  );
}

/** Where one would apply: nobody does here. */
export function applyDocument(site: WildSite, job: WildJob, load: number): string {
  const { words } = site;
  return other(
    site,
    load,
    words.apply,
    html`<main><h1>${words.apply}</h1><p>${job.title}</p><form method="post" action="/apply/${job.id}"><label>${words.newsletter.email} <input type="email" name="email"></label> <label>CV <input type="file" name="cv"></label> <button>${words.apply}</button></form></main>`,
  );
}

/** What decoys lead to. */
export function articleDocument(site: WildSite, load: number): string {
  const { words } = site;
  const [title = ''] = words.news.items;
  return other(site, load, title, html`<main><article><h1>${title}</h1><p>${words.advert}.</p></article></main>`);
}

export function wallDocument(site: WildSite, load: number): { status: number; body: string } {
  const { wall }: InterruptionValue = interruptions[site.choice.interruption];
  if (!wall) throw new Error('this site has no wall');
  return { status: wall.status, body: other(site, load, site.name, wall.page(site.words)) };
}
