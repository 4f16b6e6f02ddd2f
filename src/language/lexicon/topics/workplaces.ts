import type { Phrases, Placed } from './concept-phrases';

/** TOPIC workplaces: where and how much one works */
export interface Workplaces {
  /** Away from the office. */
  remote: Phrases;
  /** Partly in the office. */
  hybrid: Phrases;
  /** In the office. */
  onsite: Phrases;
  /** Beside work from home: it is part of the week, or an offer. */
  partly: Phrases;
  /** Before work from home: there is none. */
  without: Phrases;
  /** Wherever one is, in a country or the world. */
  anywhere: Phrases;
  /** In more than one place, whose names are not said. */
  severalPlaces: Phrases;
  /** What is counted where a row says in how many places the work is: "3 Locations". */
  countedPlaces: Phrases;
  /** What stands behind the one place of several that a text names, and the number of the others: "Berlin and 3 more". */
  furtherPlaces: Phrases;
  /** Words that mark those around them as a place ("Greater Boston Area"); `last`: what ends the names of places, without a space. */
  kindsOfPlaces: Placed<'says' | 'last'>;
  /** Words between two places. */
  betweenPlaces: Phrases;
  /** Behind a town, for what lies around it: "and surrounding area". */
  surroundings: Phrases;
  /** Less than a full week. */
  partTime: Phrases;
  /** Other kinds of employment. */
  employmentTypes: Phrases;
  /** Before the name of a place in a sentence that says where the work is done. */
  workedAt: Phrases;
  /** Wordings of sentences that name other places than that of the work: of a company's seat, its customers, how it began. */
  namedElsewhere: Phrases;
  /** Right before the name of a town in a sentence, where it can be nothing else. */
  beforeTown: Phrases;
  /** Right behind the name of a town that says where something is: "our Leeds office". */
  behindTown: Phrases;
}
