import type { Phrases } from './concept-phrases';

/** What tells the facts of a draft from its other words. */
export interface Drafts {
  /** Words that make a sentence about its writer. */
  ownWords: Phrases;
  /** Words with a large letter that name nothing: the writer and the addressee. */
  noNames: Phrases;
  /** Common words by which a text shows that every noun has a large letter. */
  germanWords: Phrases;
  /** What stands directly before the name of an employer, school or place, without an article, in a German text. */
  beforeNames: Phrases;
}
