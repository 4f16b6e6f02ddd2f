import type { Phrases } from './concept';

/** TOPIC jobs */
export interface Jobs {
  /** Hours, pay and place: found beside job titles. */
  metaWords: Phrases;
  /** Nouns for a job in titles, headlines and addresses. */
  nouns: Phrases;
  /** Plurals that mark links to more jobs ("Marketing jobs") rather than to one. */
  manyNouns: Phrases;
  /** The button that starts an application. */
  applyOnPosting: Phrases;
  /** Headlines within a posting's text. */
  sectionHeadlines: Phrases;
  /** Words that most job titles contain. */
  roles: Phrases;
  /** Names of the field for search words. */
  keywordField: Phrases;
  /** Names of the field for the place. */
  placeField: Phrases;
}
