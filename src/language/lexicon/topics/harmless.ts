import type { Phrases } from './concept';

/** TOPIC harmless */
export interface Harmless {
  /** `harmlessWords` in further languages. Unspaced scripts are read as runs of such words. */
  words: Phrases;
  /** Whole names that only end a search or a view; their words are harmless nowhere else. */
  wholeNames: Phrases;
}
