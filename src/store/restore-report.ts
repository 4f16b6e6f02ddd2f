import type { FileSettings, LeftOut } from '@/domain/file-settings';

/** What a backup brought. Nothing is ever removed or overwritten by one. */
export interface RestoreReport {
  /** Jobs that were not there, deleted ones among them. */
  added: number;
  /** Jobs that were there: they got what they lacked, and came back where they had been deleted. */
  known: number;
  /** Whatever else was not there: the profile, answers, documents' names, applications; from a backup of our own also what was learned. */
  others: number;
  /** Records and settings that are damaged. */
  refused: number;
  /** What it holds that no file may bring, each once. */
  leftOut: LeftOut[];
  /** The settings in it that a file may bring, for the caller to write; null where it has none. */
  settings: Partial<FileSettings> | null;
}
