import type { Phrases, Placed } from './concept-phrases';

/** TOPIC dates: dates in words, as far as the browser does not know them */
export interface Dates {
  /** The field of a date's day. */
  dayLabel: Phrases;
  /** The field of its month. */
  monthLabel: Phrases;
  /** The field of its year. */
  yearLabel: Phrases;
  /** Just now; `alone`: a mark of new postings. */
  fresh: Placed<'says' | 'alone'>;
  /** Before a number: it is a lower bound. */
  moreThan: Phrases;
  /** A number in words, or an article that counts: "an hour ago". */
  one: Phrases;
  /** Behind an abbreviated time: it has passed ("11d ago"). */
  old: Phrases;
  /** Units of time behind a number: letters, and what the browser abbreviates in another way. */
  shortUnit: Phrases;
}
