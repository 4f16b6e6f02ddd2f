import type { Phrases } from './concept-phrases';

/** What options of a list say. */
export interface Options {
  /** What a list shows while nothing is chosen. */
  chooseOne: Phrases;
  /** What the first of a list may say while nobody has chosen; chosen by somebody, it is an answer. */
  unspecified: Phrases;
  /** The answer yes, alone or at the start of an option. */
  yes: Phrases;
  /** The answer no. */
  no: Phrases;
  /** What follows yes or no limits it. */
  limits: Phrases;
  /** How an option begins that declines to answer. */
  declines: Phrases;
  /** The whole option declines to answer. */
  declined: Phrases;
  /** After these a declining answer says something after all. */
  restates: Phrases;
  /** Bound by no notice: can start at once. */
  atOnce: Phrases;
  /** A gender, as an option. */
  man: Phrases;
  /** The same by its first letter, in a list of genders. */
  manInitial: Phrases;
  /** A gender, as an option. */
  woman: Phrases;
  /** The same by its first letter, in a list of genders. */
  womanInitial: Phrases;
  /** A gender, as an option. */
  nonBinary: Phrases;
  /** How a man is addressed before his name. */
  honorificMan: Phrases;
  /** How a woman is addressed, married or not. */
  honorificWoman: Phrases;
  /** How an unmarried woman is addressed. */
  honorificMiss: Phrases;
}
