import { respondWithJson, type SiteRequest, type SiteResponse } from '../site.ts';
import type { BoardState } from './board-state.ts';
import { toFaceName } from './face.ts';
import { toBoardWall } from './walls/board-walls.ts';

/**
 * What tests ask of the board from outside:
 * `GET /control/log` → `{requests, applications, saves}`;
 * `POST /control/wall` `{face, wall, afterRequests?, fillsAfterMs?}`, a `wall` of null takes it away;
 * `POST /control/reset` forgets the log and the walls.
 */
export function handleControl(request: SiteRequest, state: BoardState): SiteResponse | null {
  switch (`${request.method} ${request.url.pathname}`) {
    case 'GET /control/log':
      return respondWithJson({ requests: state.served, applications: state.applications, saves: state.saves });
    case 'POST /control/wall':
      return setWall(JSON.parse(request.body), state);
    case 'POST /control/reset':
      state.walls.clear();
      for (const list of [state.served, state.applications, state.saves]) list.length = 0;
      return respondWithJson(null);
    default:
      return null;
  }
}

interface WallOrder {
  face?: unknown;
  wall?: unknown;
  afterRequests?: unknown;
  fillsAfterMs?: unknown;
}

function setWall(order: WallOrder, state: BoardState): SiteResponse {
  const face = toFaceName(order.face);
  if (face === null) return respondWithJson({ error: 'no such face' }, 400);
  const wall = toBoardWall(order.wall);
  if (wall === null && order.wall !== null) return respondWithJson({ error: 'no such wall' }, 400);
  if (wall === null) state.walls.delete(face);
  else {
    const { afterRequests, fillsAfterMs } = order;
    state.walls.set(face, {
      wall,
      afterRequests: typeof afterRequests === 'number' ? afterRequests : 0,
      fillsAfterMs: typeof fillsAfterMs === 'number' ? fillsAfterMs : Number.POSITIVE_INFINITY,
    });
  }
  return respondWithJson(null);
}
