import type { Phrases } from './concept-phrases';

/** What makes two questions different, and what does not. */
export interface Wordings {
  /** Words that turn a question into its opposite, however similar the rest. */
  negation: Phrases;
  /** Asks for less than a number: "under 18" has another answer than "18 or over". */
  upperBound: Phrases;
  /** Refers to the one asking: "have you worked for us before?" is a different question at every company. */
  employer: Phrases;
  /** Refers to the country of the job without naming it. */
  jobCountry: Phrases;
  /** Asks for an answer in sentences. */
  description: Phrases;
  /** Words that do not change what a question asks. Those that do are missing on purpose: current and expected, need and have, before and after. */
  fillers: Phrases;
}
