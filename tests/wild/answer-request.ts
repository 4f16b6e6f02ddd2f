import { html } from '../sites/html.ts';
import { serveFile } from '../sites/serve-file.ts';
import { redirectTo, respondWithHtml, respondWithJson, type SiteRequest, type SiteResponse } from '../sites/site.ts';
import { listDocument } from './pages/list-document.ts';
import { listViewOf } from './pages/list-view-of.ts';
import { lookOf } from './pages/look.ts';
import {
  applyDocument,
  articleDocument,
  framingDocument,
  postingDocument,
  wallDocument,
} from './pages/other-documents.ts';
import { posting } from './pages/posting.ts';
import { rowsOf } from './pages/rows.ts';
import type { RequestKind } from './request-log.ts';
import { innerPath, jobPath, redirectPath } from './site-paths.ts';
import { details } from './traits/details.ts';
import { frames } from './traits/frames.ts';
import { paging } from './traits/paging.ts';
import type { WildJob } from './wild-job.ts';
import type { WildSite } from './wild-site.ts';
import type { WildWall } from './wild-wall.ts';

/** What answering needs beside the request. */
export interface Answering {
  site: WildSite;
  wall: WildWall;
  /** Of the frame with the list. */
  innerOrigin: string;
  /** Number of this document among all that were served. */
  load: number;
}

export interface Answer {
  kind: RequestKind;
  response: SiteResponse;
}

/** Answers as the site would. */
export function answerRequest(answering: Answering, request: SiteRequest): Answer {
  const { site, load } = answering;
  const { pathname } = request.url;
  if (pathname.startsWith('/assets/')) return { kind: 'asset', response: asset(pathname.slice(8), request.url) };
  if (pathname === '/login') return login(answering, request);
  if (request.method === 'POST' && !isReading(site, pathname))
    return { kind: 'send', response: redirectTo(site.shape.listPath) };
  return (
    framing(answering, pathname) ??
    list(answering, request) ??
    postings(answering, request) ?? { kind: 'other', response: respondWithHtml(articleDocument(site, load)) }
  );
}

/** A post that asks for a page. */
function isReading(site: WildSite, pathname: string): boolean {
  return (
    (pathname === '/open' && site.choice.link === 'post') ||
    (pathname === innerPath(site) && site.choice.paging === 'post-form')
  );
}

function framing({ site, load, innerOrigin }: Answering, pathname: string): Answer | null {
  if (site.choice.frames === 'none') return null;
  const { depth } = frames[site.choice.frames];
  const isOutermost = pathname === site.shape.listPath;
  if (!isOutermost && pathname !== '/widget') return null;
  const source = isOutermost && depth > 1 ? '/widget' : `${innerOrigin}/embed`;
  return { kind: 'frame', response: respondWithHtml(framingDocument(site, load, source, isOutermost)) };
}

function list(answering: Answering, { url, body }: SiteRequest): Answer | null {
  const { site, wall, load, innerOrigin } = answering;
  const isDocument = url.pathname.replace(/\/page-\d+$/, '') === innerPath(site);
  if (!isDocument && url.pathname !== '/fragment/rows') return null;
  const kind = isDocument ? 'list' : 'rows';
  if (wall.stops()) return { kind, response: refused(answering, isDocument) };
  const loadOfRows = Number(url.searchParams.get('load') ?? load);
  url.searchParams.delete('load');
  const view = listViewOf(site, url, loadOfRows, new URLSearchParams(body).get('page') ?? undefined);
  if (isDocument) return { kind, response: respondWithHtml(listDocument(view, load, innerOrigin)) };
  const rows = view.found.length > 0 ? rowsOf(view) : html`<p>${site.words.nothingFound}</p>`;
  const pager = paging[site.choice.paging].pager(view);
  return {
    kind,
    response: respondWithJson({ rows: rows.markup, pager: pager?.markup ?? '', lastPage: view.lastPage }),
  };
}

function postings(answering: Answering, { url, body }: SiteRequest): Answer | null {
  const { site, wall, load, innerOrigin } = answering;
  const path = url.pathname + url.search;
  const one = (is: (job: WildJob) => boolean) => site.jobs.find(is);
  const redirected = one((job) => redirectPath(job) === url.pathname);
  if (redirected) return { kind: 'asset', response: redirectTo(jobPath(site, redirected)) };
  const applied = one(({ id }) => url.pathname === `/apply/${id}`);
  if (applied) return { kind: 'other', response: respondWithHtml(applyDocument(site, applied, load)) };
  const opened = one((job) => jobPath(site, job) === path || (url.pathname === '/open' && body === `id=${job.id}`));
  const inside = one(({ id }) => url.pathname === `/fragment/job/${id}`);
  if (!opened && !inside) return null;
  if (wall.stops()) return { kind: 'posting', response: refused(answering, opened !== undefined) };
  const { look } = lookOf(site.choice, Number(url.searchParams.get('load') ?? load));
  const isInFrame = details[site.choice.details].shownBy === 'frame';
  const response = opened
    ? respondWithHtml(
        postingDocument(site, opened, load, innerOrigin, isInFrame ? innerPath(site) : site.shape.listPath),
      )
    : respondWithHtml(inside ? posting(site, inside, look, innerOrigin).markup : '');
  return { kind: 'posting', response };
}

/** A document leads to the wall, or is one; the script is told by the status. */
function refused({ site, load }: Answering, isDocument: boolean): SiteResponse {
  if (site.choice.interruption === 'login') return isDocument ? redirectTo('/login') : respondWithJson({}, 401);
  const { status, body } = wallDocument(site, load);
  return isDocument ? respondWithHtml(body, status) : respondWithJson({}, 429);
}

/** Whoever signs in begins at the first page again. */
function login({ site, wall, load }: Answering, { method }: SiteRequest): Answer {
  if (site.choice.interruption !== 'login')
    return { kind: 'other', response: respondWithHtml(articleDocument(site, load)) };
  if (method !== 'POST') return { kind: 'other', response: respondWithHtml(wallDocument(site, load).body) };
  wall.pass();
  return { kind: 'other', response: redirectTo(site.shape.listPath) };
}

function asset(name: string, url: URL): SiteResponse {
  const cached = { 'cache-control': 'max-age=3600' };
  if (name === 'logo.svg') {
    const [initial = ''] = url.searchParams.get('of') ?? '';
    const body = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" rx="6" fill="#36c"/><text x="13" y="27" fill="#fff" font-size="20">${initial}</text></svg>`;
    return { status: 200, headers: { 'content-type': 'image/svg+xml', ...cached }, body };
  }
  const file = serveFile(new URL('client/', import.meta.url), name);
  return file
    ? { ...file, headers: { ...file.headers, ...cached } }
    : { status: 404, headers: { 'content-type': 'text/plain' }, body: 'Not found' };
}
