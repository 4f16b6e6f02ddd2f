import type { Phrases } from './concept-phrases';

/** Words of natural languages in programs' names and addresses, without accents. */
export interface Requests {
  /** Words for searching, listing, paging and showing. Nothing is ever done under one of them. */
  reading: Phrases;
  /** What is read: jobs, and what they are filtered by. */
  jobs: Phrases;
  /** Between the parts of a compound: `offresdemploi`, `ricercadilavoro`. */
  between: Phrases;
  /** Joins two actions: the second could be anything. */
  and: Phrases;
  /** Parameters that hold search words or filters. */
  searchWords: Phrases;
  /** Parameters that turn pages. */
  paging: Phrases;
  /** What a user keeps: sending something there adds to it. */
  ownLists: Phrases;
  /** Shapes: ends a session. */
  signOut: Phrases;
  /** Turns on a parameter. */
  yes: Phrases;
}
