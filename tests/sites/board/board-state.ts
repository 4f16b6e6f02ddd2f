import type { FaceName } from './face.ts';
import type { BoardJob } from './jobs/board-job.ts';
import { generateJobs } from './jobs/generate.ts';
import type { BoardWall } from './walls/board-walls.ts';

/** A wall that tests put up, from some request on. */
export interface PlannedWall {
  wall: BoardWall;
  /** Requests that are still served as usual. */
  afterRequests: number;
  /** For `loading`: when the rows come after all; `Infinity` for never. */
  fillsAfterMs: number;
}

export interface ServedRequest {
  method: string;
  /** Path and query. */
  path: string;
  status: number;
}

/** What one running board remembers. */
export interface BoardState {
  readonly jobs: readonly BoardJob[];
  readonly walls: Map<FaceName, PlannedWall>;
  readonly served: ServedRequest[];
  /** Ids of the jobs that somebody applied to or saved, one entry each time. */
  readonly applications: string[];
  readonly saves: string[];
}

export function createBoardState(): BoardState {
  return { jobs: generateJobs(), walls: new Map(), served: [], applications: [], saves: [] };
}
