import type { Phrases } from './concept-phrases';

/** Levels of degrees and of languages, as options. */
export interface Levels {
  /** A degree of two years, without a subject. */
  associate: Phrases;
  /** A first degree. */
  bachelor: Phrases;
  /** A second degree. */
  master: Phrases;
  /** A doctor’s degree. */
  doctorate: Phrases;
  /** What one leaves school with before university. */
  secondarySchool: Phrases;
  /** What may follow the name of a level. */
  levelNouns: Phrases;
  /** What joins a degree and its subject. */
  degreeJoiners: Phrases;
  /** A distinction before the degree. */
  honours: Phrases;
  /** How well somebody speaks a language: since childhood. */
  nativeLanguage: Phrases;
  /** The same: without effort. */
  fluentLanguage: Phrases;
  /** The same. */
  advancedLanguage: Phrases;
  /** The same. */
  intermediateLanguage: Phrases;
  /** The same. */
  basicLanguage: Phrases;
  /** The same. */
  beginnerLanguage: Phrases;
}
