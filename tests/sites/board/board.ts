import type { Site, SiteRequest, SiteResponse } from '../site.ts';
import { anchorless } from './anchorless/anchorless.ts';
import { serveAsset } from './assets.ts';
import { type BoardState, createBoardState } from './board-state.ts';
import { classic } from './classic/classic.ts';
import { handleControl } from './control.ts';
import type { Face } from './face.ts';
import { guest } from './guest/guest.ts';
import { serveHome } from './home.ts';
import { obfuscate } from './obfuscate.ts';
import { plain } from './plain/plain.ts';
import { serveRedirect } from './redirect.ts';
import { meetWall, serveWallPage } from './walls/walls.ts';

const faces: readonly Face[] = [classic, anchorless, guest, plain];

/** A job board in four faces, each under its own path, with the same jobs behind them. */
export function createBoard(): Site {
  const state = createBoardState();
  return {
    handle(request) {
      if (request.url.pathname.startsWith('/control/')) return handleControl(request, state);
      const response = respond(request, state);
      if (!response) return null;
      const { pathname, search } = request.url;
      state.served.push({ method: request.method, path: pathname + search, status: response.status });
      return { ...response, body: obfuscate(response.body) };
    },
  };
}

function respond(request: SiteRequest, state: BoardState): SiteResponse | null {
  const { pathname } = request.url;
  const face = faces.find(({ name }) => pathname.startsWith(`/${name}/`));
  if (face) return respondAs(face, request, state);
  return serveAsset(pathname) ?? serveRedirect(request.url) ?? serveHome(pathname);
}

function respondAs(face: Face, request: SiteRequest, state: BoardState): SiteResponse | null {
  const path = request.url.pathname.slice(face.name.length + 1);
  const wallPage = serveWallPage(face.name, path, request, state);
  if (wallPage) return wallPage;
  const met = meetWall(face.name, path, request, state);
  if (met.response) return met.response;
  return face.handle({ ...request, path, wall: met.wall, fillsAfterMs: met.fillsAfterMs, state });
}
