import type { Settings } from '@/domain/settings';

/** What a backup brought. Nothing is ever removed or overwritten by one. */
export interface RestoreReport {
  /** Jobs that were not there, deleted ones among them. */
  added: number;
  /** Jobs that were there: they got what they lacked, and came back where they had been deleted. */
  known: number;
  /** Whatever else was not there: understandings, page graphs, collected items, the profile, answers, documents' names, applications. */
  others: number;
  /** Records that are damaged. */
  refused: number;
  /** The settings in it, for the caller to write; null where it has none. */
  settings: Partial<Settings> | null;
}
