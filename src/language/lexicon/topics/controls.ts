import type { Phrases, Placed } from './concept-phrases';

/** TOPIC controls */
export interface Controls {
  /** Leaves something without effect, if the name says nothing else. */
  leave: Phrases;
  /** Leads back: leaves a dialog, and in a pager shows the previous page. */
  back: Phrases;
  /** Closes, alone or with its object: accounts can be closed too. */
  close: Phrases;
  /** Page parts that can safely be closed. */
  closedParts: Phrases;
  /** Labels of controls for the next page. Chronological lists lead to older entries. */
  next: Phrases;
  /** Labels of controls for the previous page. */
  previous: Phrases;
  /** What a page of results is called before its number: "Page 3 of 7", `?page=3`. */
  page: Phrases;
  /** Words that add nothing beside one: "Go to next page", "Next 25 results". */
  pagingFillers: Phrases;
  /** Controls that add more rows to the list. */
  loadMore: Phrases;
  /** Beginnings of such labels, before the word for the rows: "Load more engineering jobs". */
  moreOf: Phrases;
  /** The same around that word, as sentence shapes: "Weitere Stellen laden". */
  moreAround: Phrases;
  /** The same as `showMore` around a number of rows, as sentence shapes: "Visa 12 till". */
  moreByNumber: Phrases;
  /** What boards call their rows in such labels, other than jobs: "Weitere Ergebnisse laden". */
  results: Phrases;
  /** The same as `loadMore` in words that also expand a text; they count only below a known list. */
  showMore: Phrases;
  /** Shows the rest at once. Where a page shows some of its jobs only, it may as well lead to the page that has them all. */
  showAll: Phrases;
  /** Sends, if the name says nothing else. */
  plainSend: Phrases;
  /** Names of search fields and their buttons, besides those of the field for words (`jobs.keywordField`). */
  search: Placed<'says' | 'whole'>;
  /** Reordering rows, which leaves none out. */
  sort: Phrases;
  /** Names repeated in every row that only show its posting. */
  view: Phrases;
}
