import { respondWithJson, type SiteRequest, type SiteResponse } from './site.ts';

/** Something that was sent to a site. Searching and reading never send: every one of these applied, saved, followed, signed in or the like. */
export interface Sent {
  method: string;
  path: string;
  body: string;
}

/**
 * Notes what is sent to any of the sites, and tells:
 * `GET /control/sent` → `Sent[]`; `POST /control/reset` forgets it, beside what the sites themselves forget.
 */
export function createSentLog(): (request: SiteRequest) => SiteResponse | null {
  const sent: Sent[] = [];
  return ({ method, url, body }) => {
    const path = url.pathname;
    if (path === '/control/sent') return respondWithJson(sent);
    if (path === '/control/reset') sent.length = 0;
    if (!path.startsWith('/control/') && method !== 'GET' && method !== 'HEAD') sent.push({ method, path, body });
    return null;
  };
}
