import type { Phrases } from './concept';

/** TOPIC controls */
export interface Controls {
  /** Leaves something without effect, if the name says nothing else. */
  leave: Phrases;
  /** Closes, alone or with its object: accounts can be closed too. */
  close: Phrases;
  /** Page parts that can safely be closed. */
  closedParts: Phrases;
  /** Labels of controls for the next page. Chronological lists lead to older entries. */
  next: Phrases;
  /** Labels of controls for the previous page. */
  previous: Phrases;
  /** Words that add nothing beside one: "Go to next page", "Next 25 results". */
  pagingFillers: Phrases;
  /** Controls that add more rows to the list. */
  loadMore: Phrases;
  /** The same in words that also expand a text; they count only below a known list. */
  showMore: Phrases;
  plainSend: Phrases;
  /** Labels of search fields and their buttons. */
  search: Phrases;
  /** Reordering rows, which leaves none out. */
  sort: Phrases;
  /** Names repeated in every row that only show its posting. */
  view: Phrases;
}
