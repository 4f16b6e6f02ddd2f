import type { Phrases } from './concept-phrases';

/** Words of controls that only show, search, sort or filter. */
export interface Harmless {
  /** Single words, with spaces between; in unspaced scripts, names are read as runs of them. */
  words: Phrases;
  /** Whole names that only end a search or a view, besides `filters.reset`; their words are harmless nowhere else. */
  wholeNames: Phrases;
  /** Shapes: names of parts that hold page numbers. */
  pagination: Phrases;
}
