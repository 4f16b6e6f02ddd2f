import { html } from '../html.ts';
import type { Opening } from '../openings/opening.ts';
import { serveFile } from '../serve-file.ts';
import { redirectTo, type Site, type SiteRequest, type SiteResponse } from '../site.ts';
import { respondWithLayout } from './layout.ts';
import { resultsPage } from './results.ts';
import { openings } from './words.ts';

/** A Spanish board: selects beside the list that count at once, rows that open within themselves, numbered pages. */
export const sidebarBoard: Site = {
  handle(request) {
    const [, path] = /^\/sidebar(\/.*)$/.exec(request.url.pathname) ?? [];
    if (!path) return null;
    return request.method === 'POST' ? redirectTo('/sidebar/empleos') : respond(path, request);
  },
};

function respond(path: string, request: SiteRequest): SiteResponse | null {
  const [, asset] = /^\/assets\/(.+)$/.exec(path) ?? [];
  if (asset) return serveFile(new URL('.', import.meta.url), asset);
  const [, id] = /^\/inscripcion\/(\d+)$/.exec(path) ?? [];
  const opening = openings.find((candidate) => candidate.id === id);
  if (opening) return applicationPage(opening);
  if (path === '/') return redirectTo('/sidebar/empleos');
  return path === '/empleos' ? resultsPage(request) : null;
}

function applicationPage({ title, company }: Opening): SiteResponse {
  return respondWithLayout(
    'Inscripción',
    html`<div class="columns"><form class="form" method="post"><h1>Tu candidatura</h1><p>${title}, ${company}</p><label>Nombre y apellidos <input name="nombre"></label><label>Correo <input type="email" name="correo"></label><label>Currículum <input type="file" name="cv"></label><button>Enviar candidatura</button></form></div>`,
  );
}
