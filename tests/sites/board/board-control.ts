import type { ServedRequest } from './board-state.ts';
import type { FaceName } from './face.ts';
import type { BoardWall } from './walls/board-walls.ts';

export interface BoardLog {
  requests: ServedRequest[];
  /** Ids of the jobs that were applied to, and that were saved. */
  applications: string[];
  saves: string[];
}

/** What a test may do to a running board from outside. */
export interface BoardControl {
  /** Forgets the log and takes all walls away. */
  reset(): Promise<void>;
  /** From the request after the next `afterRequests` on, for pages and scripts alike. Null takes the wall away. */
  setWall(
    face: FaceName,
    wall: BoardWall | null,
    options?: { afterRequests?: number; fillsAfterMs?: number },
  ): Promise<void>;
  readLog(): Promise<BoardLog>;
}

export function controlBoard(origin: string): BoardControl {
  const post = async (path: string, body: unknown) => {
    const response = await fetch(origin + path, { method: 'POST', body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  };
  return {
    reset: () => post('/control/reset', null),
    setWall: (face, wall, options) => post('/control/wall', { face, wall, ...options }),
    readLog: async () => (await fetch(`${origin}/control/log`)).json(),
  };
}
