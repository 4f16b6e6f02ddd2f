import type { FileKind } from './export-file-name';
import type { WrittenRows } from './written-rows';

/** Writes jobs of the store as they stand in a file. */
export interface JobsWriter {
  /** As many rows as ids, in their order. */
  write(kind: FileKind, ids: readonly string[]): Promise<WrittenRows>;
}
