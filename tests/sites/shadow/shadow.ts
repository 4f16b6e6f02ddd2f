import { raw } from '../html.ts';
import { findOpenings, readAsked } from '../openings/find-openings.ts';
import { respondWithPage } from '../respond-with-page.ts';
import { serveFile } from '../serve-file.ts';
import { redirectTo, respondWithJson, type Site, type SiteRequest, type SiteResponse } from '../site.ts';
import { ageText, facets, openings } from './words.ts';

export const rowsPerPage = 16;

/** A French board made of custom elements: everything lies in shadow roots within shadow roots, the posting in a closed one. */
export const shadow: Site = {
  handle(request) {
    const [, path] = /^\/shadow(\/.*)$/.exec(request.url.pathname) ?? [];
    if (!path) return null;
    return request.method === 'POST' ? respondWithJson({ fait: true }) : respond(path, request);
  },
};

function respond(path: string, request: SiteRequest): SiteResponse | null {
  const [, asset] = /^\/assets\/(.+)$/.exec(path) ?? [];
  if (asset) return serveFile(new URL('client/', import.meta.url), asset);
  const [, id] = /^\/api\/offres\/(\d+)$/.exec(path) ?? [];
  if (id) return respondWithOffer(id);
  switch (path) {
    case '/':
      return redirectTo('/shadow/emploi');
    case '/emploi':
      return page;
    case '/api/offres':
      return respondWithOffers(request);
    default:
      return null;
  }
}

const page = respondWithPage({
  language: 'fr',
  title: 'Offres d’emploi – Passerelle',
  style: '/shadow/assets/page.css',
  scripts: ['/shadow/assets/app.js'],
  body: raw('<passerelle-app></passerelle-app>'),
});

function respondWithOffers({ url }: SiteRequest): SiteResponse {
  const found = findOpenings(openings, facets, readAsked(url.searchParams, { what: 'mots', where: 'lieu' }, facets));
  const number = Number(url.searchParams.get('page') ?? 1);
  const rows = found.slice((number - 1) * rowsPerPage, number * rowsPerPage);
  const answer = {
    count: found.length,
    pages: Math.ceil(found.length / rowsPerPage),
    offers: rows.map(({ id, title, company, city, daysAgo }) => ({ id, title, company, city, age: ageText(daysAgo) })),
    facets,
  };
  return { ...respondWithJson(answer), delayMs: 50 };
}

function respondWithOffer(id: string): SiteResponse | null {
  const offer = openings.find((candidate) => candidate.id === id);
  return offer ? { ...respondWithJson({ ...offer, age: ageText(offer.daysAgo) }), delayMs: 40 } : null;
}
