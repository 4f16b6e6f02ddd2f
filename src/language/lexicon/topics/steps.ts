import type { Phrases, Placed } from './concept-phrases';

/** The pages of a form, and how it ends. A shape ends with `*` where any word may that begins so. */
export interface Steps {
  /** Goes to a form's next page, and nothing else. */
  next: Phrases;
  /** Before going on, in one name with it: "Save and continue". */
  saves: Phrases;
  /** Between going on and where to: "Continue to questions", "Go to step 2". */
  leadsTo: Phrases;
  /** What a page of a form may ask about, where the control that leads there names it: "Continue to questions". */
  target: Phrases;
  /** As `next`, but may also end a single-page form. */
  onward: Phrases;
  /** Goes to the next question where a form asks one at a time; elsewhere it may be anything. */
  alone: Phrases;
  /** Ends a form: pressing this may submit an application. */
  finalSend: Phrases;
  /** What a page of a form is called beside its number: "Step 2", "Page 3 of 4". */
  part: Phrases;
  /** Between its number and how many there are. */
  outOf: Phrases;
  /** That no page follows: before such a word, behind it, or written as one word with it. */
  last: Placed<'whole' | 'first' | 'last'>;
  /** Shapes: what a percentage is about. */
  progress: Phrases;
  /** In names of a step that shows all answers once more, before anything is sent. */
  review: Phrases;
  /** Whole names of a step that asks for the application itself, by the noun alone: in some languages it begins as what sends one. */
  application: Phrases;
  /** Names of a step with no more questions. */
  ended: Phrases;
  /** Words in addresses of a form's pages, without accents. */
  address: Phrases;
  /** Shapes: that something is sent, handed in or applied for; in sentences and statuses. */
  sending: Phrases;
  /** Shapes: that somebody agrees, signs or declares. */
  agreeing: Phrases;
}
