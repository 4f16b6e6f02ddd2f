import type { Phrases } from './concept-phrases';

/** Sentences around a form's Next: requests to fill in and go on, and notes about when the form is sent. */
export interface Notes {
  /** Before a request, without meaning. */
  please: Phrases;
  /** Tells the reader to fill the page in, or to look through it: the verb, as a sentence begins with it. */
  fillIn: Phrases;
  /** What is filled in. Never what is sent: a form is completed by its reader, an application by its Next. */
  filledIn: Phrases;
  /** Words between the two that only say how much of it. */
  which: Phrases;
  /** Joins such a request to what comes after it; never by what means it is done. */
  joins: Phrases;
  /** Tells the reader to press a control: the verb, in a form that asks for it. */
  press: Phrases;
  /** What a control is called behind its name. */
  button: Phrases;
  /** At the end of such a request: going on, saving, being ready for it, and where the control stands. */
  goesOn: Phrases;
  /** Begins a sentence: nothing is sent. */
  notSent: Phrases;
  /** Ends that sentence: before the end of the form. */
  untilEnd: Phrases;
  /** Begins a sentence: something is sent. */
  isSent: Phrases;
  /** Ends that sentence: at the end of the form, and not before. */
  onlyAtEnd: Phrases;
  /** What the reader may do, or will be able to. */
  youCan: Phrases;
  /** That it is before the form is sent. */
  beforeSending: Phrases;
}
