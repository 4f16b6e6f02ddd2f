/**
 * What a press is wanted for, said by whoever asks for it. The gate lets it pass only where the control can be that and nothing else.
 * A form's own controls (`fill-field`, `add-part`, `next-step`, `by-sight`) are pressed inside the scope of a fill alone.
 */
export type PressPurpose =
  /** A row of a list, to see its posting. */
  | 'open-row'
  /** Other rows of the same list: next page, a number, load more. */
  | 'turn-page'
  /** To learn what it does. */
  | 'explore'
  /** Opens filters, chooses in them, makes the choice count, or takes it back. */
  | 'filter'
  /** Begins a search for the words beside it. */
  | 'search'
  /** Closes a part that lies over the page. */
  | 'close'
  /** The control to apply with, for the address behind it; only where the user allows that in the settings. */
  | 'reveal-apply'
  /** Focus, opener or choice of one field of the scope. */
  | 'fill-field'
  /** Adds another part of the same form: one more employment. */
  | 'add-part'
  /** Goes on to the next page of the same form. */
  | 'next-step'
  /** What a model that sees points at, within the scope. */
  | 'by-sight';
