import type { Phrases, Placed } from './concept-phrases';

/** TOPIC jobs: what jobs are called, on lists and in titles */
export interface Jobs {
  /** Beside titles in lists: when a job was posted, and how its pay begins. */
  metaWords: Phrases;
  /** Nouns for a job: in titles and headlines, and in addresses and names of elements. */
  nouns: Placed<'says' | 'url'>;
  /** Plurals that mark links to more jobs ("Marketing jobs") rather than to one. */
  manyNouns: Phrases;
  /** Headlines of parts of a posting's text, besides its description. */
  sectionHeadlines: Phrases;
  /** Words by which a text is known as a job title, above all professions: `*leiter*` stands anywhere in a word, `*elev` ends it, `ausbildung*` begins it. */
  occupations: Phrases;
  /** Other words that job titles contain: level, field, kind of training. Elsewhere they mean other things as often. */
  titleWords: Phrases;
  /** Names of the field for search words. */
  keywordField: Phrases;
  /** Names of the field for the place. */
  placeField: Phrases;
  /** Names of departments and the words they are made of. */
  departments: Phrases;
  /** Words between them. */
  betweenDepartments: Phrases;
  /** In brackets behind a title: it means everyone. */
  everyGender: Phrases;
  /** The other gender's ending behind a mark: Entwickler*in, prodavač/ka. */
  genderEndings: Phrases;
  /** What lists call and count as their entries. */
  listEntries: Phrases;
  /** Between the entries shown and how many there are: "1-20 of 300". */
  ofTotal: Phrases;
  /** What stands among jobs for whoever finds none of them fitting: "Open application". */
  openCalls: Phrases;
  /** Before a number that is not exact. */
  about: Phrases;
}
