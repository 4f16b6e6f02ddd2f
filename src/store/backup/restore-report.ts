import type { FileSettings, OmittedSetting } from '@/store/database/settings-in-file';

/** The result of restoring a backup. Nothing is ever removed or overwritten. */
export interface RestoreReport {
  /** Jobs that were new, including deleted ones. */
  added: number;
  /** Jobs that existed: their gaps were filled, and deleted ones came back. */
  known: number;
  /** Everything else that was new: the profile, answers, document names, applications; from our own backups also what was learned. */
  others: number;
  /** Records and settings that are damaged. */
  refused: number;
  /** What it contains that no file may set, each once. */
  leftOut: OmittedSetting[];
  /** Its settings that a file may contain, for the caller to write; null if there are none. */
  settings: Partial<FileSettings> | null;
}
