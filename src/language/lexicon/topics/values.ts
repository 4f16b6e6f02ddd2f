import type { Phrases } from './concept-phrases';

/** What decides whether a value of a profile fits. */
export interface Values {
  /** An amount other than the one a profile states: after taxes, or in thousands. */
  otherPay: Phrases;
  /** Conditions of moving that one might refuse. */
  movingConditions: Phrases;
  /** What stands before a family name, which forms there ask for by itself. */
  nameInfixes: Phrases;
  /** Before an employer or a job: the last one, whether it has ended or not. */
  latestJob: Phrases;
  /** Asks for the first letter of the middle name alone. */
  middleInitial: Phrases;
}
