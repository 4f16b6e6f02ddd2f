import type { Wall } from '../../../../src/domain/page/page-kind';

/** The walls that every face can be put into. */
export const boardWalls = [
  'login',
  'challenge',
  'rate-limit',
  'consent',
  'nothing-found',
  'loading',
] as const satisfies readonly Wall[];
export type BoardWall = (typeof boardWalls)[number];

export function toBoardWall(value: unknown): BoardWall | null {
  return boardWalls.find((wall) => wall === value) ?? null;
}
