import type { FileKind } from '@/ui/data/export-file-name';
import type { SerializedRows } from './written-rows';

/** Writes the store's jobs in a file format. */
export interface JobsWriter {
  /** As many rows as ids, in the same order. */
  write(kind: FileKind, ids: readonly string[]): Promise<SerializedRows>;
}
