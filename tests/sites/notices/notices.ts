import { html } from '../html.ts';
import { respondWithPage } from '../respond-with-page.ts';
import { serveFile } from '../serve-file.ts';
import { redirectTo, respondWithJson, type Site, type SiteRequest, type SiteResponse } from '../site.ts';
import { resultsPage } from './results.ts';
import { openings } from './words.ts';

/**
 * A Dutch notice board that code cannot read by its looks: rows of parts that are all alike, a posting of a few words beside them,
 * pages by address only, and a way to apply that leads to another host and that only the script knows.
 */
export const notices: Site = {
  handle(request) {
    const [, path] = /^\/notices(\/.*)$/.exec(request.url.pathname) ?? [];
    if (!path) return null;
    return request.method === 'POST' ? redirectTo('/notices/vacatures?pagina=1') : respond(path, request);
  },
};

/** Where one applies: the same server under its other name, which is another site to a browser. */
export function applyAddress(origin: string, id: string): string {
  return `${origin.replace('//127.0.0.1', '//localhost')}/notices/reageren/${id}`;
}

function respond(path: string, request: SiteRequest): SiteResponse | null {
  const [, asset] = /^\/assets\/(.+)$/.exec(path) ?? [];
  if (asset) return serveFile(new URL('.', import.meta.url), asset);
  const [, kind, id] = /^\/(bericht|reageren)\/(\d+)$/.exec(path) ?? [];
  const opening = openings.find((candidate) => candidate.id === id);
  if (opening && kind === 'bericht') {
    const { title, company, city, tasks } = opening;
    const parts = { title, company, city, text: tasks.join(' '), apply: applyAddress(request.url.origin, opening.id) };
    return { ...respondWithJson(parts), delayMs: 40 };
  }
  if (opening) return applicationPage(opening.title);
  if (path === '/') return redirectTo('/notices/vacatures?pagina=1');
  return path === '/vacatures' ? resultsPage(request) : null;
}

function applicationPage(title: string): SiteResponse {
  return respondWithPage({
    language: 'nl',
    title: 'Reageren',
    style: '/notices/assets/notices.css',
    scripts: [],
    body: html`<main><form method="post"><h1>Reageren: ${title}</h1><label>Naam <input name="naam"></label><label>E-mail <input type="email" name="mail"></label><button>Versturen</button></form></main>`,
  });
}
