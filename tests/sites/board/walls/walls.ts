import { redirectTo, respondWithJson, type SiteRequest, type SiteResponse } from '../../site.ts';
import type { BoardState } from '../board-state.ts';
import type { FaceName, FaceRequest } from '../face.ts';
import { type BoardWall, toBoardWall } from './board-walls.ts';
import { challengePage, challengeWidget, loginPage, rateLimitPage } from './wall-pages.ts';

/** What a request meets: an answer in the page's place, or a wall for the face to show within its page. */
interface MetWall {
  response: SiteResponse | null;
  wall: FaceRequest['wall'];
  fillsAfterMs: number;
}

/** The pages of the walls themselves; a POST to one is the user getting past it. */
export function serveWallPage(
  face: FaceName,
  path: string,
  request: SiteRequest,
  state: BoardState,
): SiteResponse | null {
  if (!['/login', '/checkpoint', '/checkpoint/widget', '/consent'].includes(path)) return null;
  if (request.method === 'POST') return passWall(face, request, state);
  if (path === '/login') return loginPage(request.url.search);
  return path === '/checkpoint/widget' ? challengeWidget() : challengePage(face, request.url.search);
}

/** Which wall stands in the way: the address asks for it (`?wall=`), or a test has put it up. */
export function meetWall(face: FaceName, path: string, request: SiteRequest, state: BoardState): MetWall {
  const asked = toBoardWall(request.url.searchParams.get('wall'));
  const fillsAfter = request.url.searchParams.get('fillsAfterMs');
  const planned = asked
    ? { wall: asked, fillsAfterMs: fillsAfter === null ? Number.POSITIVE_INFINITY : Number(fillsAfter) }
    : nextPlannedWall(face, state);
  const none: MetWall = { response: null, wall: null, fillsAfterMs: 0 };
  if (!planned) return none;
  const { wall, fillsAfterMs } = planned;
  if (wall === 'consent') return { ...none, wall: request.cookies.has('consent') ? null : wall };
  if (wall === 'nothing-found' || wall === 'loading') return { response: null, wall, fillsAfterMs };
  return { ...none, response: path.startsWith('/api/') ? refuse(wall, face) : block(wall, face, request.url) };
}

function nextPlannedWall(face: FaceName, state: BoardState): { wall: BoardWall; fillsAfterMs: number } | null {
  const planned = state.walls.get(face);
  if (!planned) return null;
  if (planned.afterRequests === 0) return planned;
  planned.afterRequests -= 1;
  return null;
}

type BlockingWall = Extract<BoardWall, 'login' | 'challenge' | 'rate-limit'>;

function block(wall: BlockingWall, face: FaceName, url: URL): SiteResponse {
  if (wall === 'rate-limit') return rateLimitPage();
  const back = new URL(url);
  back.searchParams.delete('wall');
  const query = `?session_redirect=${encodeURIComponent(back.pathname + back.search)}`;
  return wall === 'login' ? redirectTo(`/${face}/login${query}`) : challengePage(face, query);
}

/** A script's request gets the page to go to (without the way back: the script knows where it is), or only a status. */
function refuse(wall: BlockingWall, face: FaceName): SiteResponse {
  switch (wall) {
    case 'login':
      return respondWithJson({ goTo: `/${face}/login` }, 401);
    case 'challenge':
      return respondWithJson({ goTo: `/${face}/checkpoint` }, 403);
    case 'rate-limit':
      return respondWithJson({ message: 'Too many requests' }, 429);
  }
}

/** Takes the wall away as a user would, and goes back to where it stood; only ever to a path of the board. */
function passWall(face: FaceName, { url }: SiteRequest, state: BoardState): SiteResponse {
  state.walls.delete(face);
  const back = url.searchParams.get('session_redirect') ?? '/';
  const isConsent = url.pathname.endsWith('/consent');
  const headers: Record<string, string> = isConsent ? { 'set-cookie': 'consent=given; Path=/; SameSite=Lax' } : {};
  return redirectTo(/^\/(?!\/)/.test(back) ? back : '/', headers);
}
