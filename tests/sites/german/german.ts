import { serveFile } from '../serve-file.ts';
import { redirectTo, type Site, type SiteRequest, type SiteResponse } from '../site.ts';
import { signInPage, textPage } from './layout.ts';
import { postingPage } from './posting.ts';
import { moreRows, resultsPage } from './results.ts';
import { openings } from './words.ts';

/** A German board: made on the server, filters in a part that unfolds, postings on pages of their own, more rows on a press. */
export const german: Site = {
  handle(request) {
    const [, path] = /^\/german(\/.*)$/.exec(request.url.pathname) ?? [];
    if (!path) return null;
    return request.method === 'POST' ? redirectTo('/german/stellen') : respond(path, request);
  },
};

function respond(path: string, request: SiteRequest): SiteResponse | null {
  const [, asset] = /^\/assets\/(.+)$/.exec(path) ?? [];
  if (asset) return serveFile(new URL('.', import.meta.url), asset);
  const [, id] = /^\/stelle\/[a-z0-9-]+-(\d+)$/.exec(path) ?? [];
  const opening = openings.find((candidate) => candidate.id === id);
  if (opening) return postingPage(opening);
  switch (path) {
    case '/':
      return redirectTo('/german/stellen');
    case '/stellen':
      return resultsPage(request);
    case '/weitere':
      return moreRows(request);
    case '/anmelden':
      return signInPage('Anmelden');
    case '/registrieren':
      return signInPage('Registrieren');
    case '/ratgeber':
    case '/impressum':
    case '/datenschutz':
      return textPage(`${path.charAt(1).toUpperCase()}${path.slice(2)}`);
    default:
      return null;
  }
}
