import type { Phrases } from './concept';

/** TOPIC filters */
export interface Filters {
  /** Filtering a list: near these, words for applying, saving or deleting concern the filters. */
  filtering: Phrases;
  /** Words for a choice of filters or its results: "Apply (24 results)", "Auswahl löschen". */
  choices: Phrases;
  /** Words that may accompany it in a filter heading: a job title ("Filter Technician") has others. */
  headingFillers: Phrases;
  /** Filtering itself: labels of controls that open filters. */
  openFilters: Phrases;
  /** What jobs are filtered by. */
  facets: Phrases;
  /** Controls that apply choices or show the results. */
  showResults: Phrases;
  /** Controls that undo choices. */
  reset: Phrases;
  /** Button of a filter dialog that applies the choices; for an application it would say more than this word. */
  applyChoices: Phrases;
  /** Removes one choice: before or after its name on a chip. */
  removeChoice: Phrases;
}
