import type { Phrases, Placed } from './concept-phrases';

/** TOPIC filters */
export interface Filters {
  /**
   * Filtering a list: near these, words for applying, saving or deleting concern the filters. `whole`: words that as the whole name of a
   * button also apply the choices.
   */
  filtering: Placed<'says' | 'whole'>;
  /** Words for a choice of filters or its results: "Apply (24 results)", "Auswahl löschen". */
  choices: Phrases;
  /** Words that may accompany filtering in a heading: a job title ("Filter Technician") has others. */
  headingFillers: Phrases;
  /** What jobs are filtered by. */
  facets: Phrases;
  /** Controls that show the results of the choices. */
  showResults: Phrases;
  /**
   * Applies the choices, if a button of a filter dialog says nothing else. `says`: so do longer names with it, since nobody applies for
   * a job in this word. `alone`: so general that it counts only among filters that are known.
   */
  applyChoices: Placed<'says' | 'whole' | 'alone'>;
  /**
   * Undoes choices. `whole`: all of them, and as a whole name nothing else. `alone`: a whole name that undoes the one choice beside it.
   * `says`: all of them, but away from filters it may delete other things. `first`: the one choice whose name stands after or before it.
   */
  reset: Placed<'whole' | 'alone' | 'says' | 'first'>;
}
