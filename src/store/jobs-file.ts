import type { Job } from '@/domain/job';

/**
 * How jobs are written into a file, some at a time: `begin`, the written parts with `between` between them, `end`. `empty` is the
 * whole file where there are none.
 */
export interface JobsFile {
  /** Media type. */
  type: string;
  begin: string;
  between: string;
  end: string;
  empty: string;
  write(jobs: readonly Job[]): string;
}

/** The pieces of the whole file, in order. */
export function piecesOf<Part>({ begin, between, end, empty }: JobsFile, parts: readonly Part[]): (Part | string)[] {
  if (parts.length === 0) return [empty];
  return [...parts.flatMap((part, index) => [index === 0 ? begin : between, part]), end];
}
