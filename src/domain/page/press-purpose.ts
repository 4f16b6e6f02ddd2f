/**
 * What a press is for, as stated by the caller. The gate lets it pass only if the control can be that and nothing else. Controls of a form
 * (`fill-field`, `add-part`, `keep-part`, `next-step`, `by-sight`) are pressed only within the scope of a fill.
 */
export type PressPurpose =
  /** A list row, to see its posting. */
  | 'open-row'
  /** More rows of the list: next page, page number, load more. */
  | 'turn-page'
  /** To find out what it does. */
  | 'explore'
  /** Opens, sets, applies or resets filters. */
  | 'filter'
  /** Starts a search for the words beside it. */
  | 'search'
  /** Closes an overlay. */
  | 'close'
  /** The apply control, to learn its address; only if the user allows it in the settings. */
  | 'reveal-apply'
  /** Focus, opener or option of a field in scope. */
  | 'fill-field'
  /** Adds an entry to the form: one more employment. */
  | 'add-part'
  /** Keeps an entry that is edited in its place. */
  | 'keep-part'
  /** Goes to the form's next page. */
  | 'next-step'
  /** Where a vision model points, within the scope. */
  | 'by-sight'
  /** A step towards a goal in the user's words: what sends, buys, deletes, posts or signs in passes only as its user has allowed it. */
  | 'goal';
