import type { SiteRequest, SiteResponse } from '../site.ts';
import type { BoardState } from './board-state.ts';
import type { BoardWall } from './walls/board-walls.ts';

export const faceNames = ['classic', 'anchorless', 'guest', 'plain'] as const;
export type FaceName = (typeof faceNames)[number];

export function toFaceName(value: unknown): FaceName | null {
  return faceNames.find((name) => name === value) ?? null;
}

export interface FaceRequest extends SiteRequest {
  /** Path below the face's own: `/jobs/search`. */
  path: string;
  /** The walls that a face shows itself, within its own page; the others never reach it. */
  wall: Extract<BoardWall, 'consent' | 'nothing-found' | 'loading'> | null;
  fillsAfterMs: number;
  state: BoardState;
}

/** One of the four ways in which the same jobs are shown. Answers null for a path it does not have. */
export interface Face {
  name: FaceName;
  handle(request: FaceRequest): SiteResponse | null;
}
