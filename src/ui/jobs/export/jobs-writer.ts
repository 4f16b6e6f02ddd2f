import type { FileKind } from './export-file-name';

/** Writes jobs of the store into a part of a file. */
export interface JobsWriter {
  /** Null where none of the jobs is there any more. */
  write(kind: FileKind, ids: readonly string[]): Promise<Blob | null>;
}
