import type { Phrases, Placed } from './concept-phrases';

/** TOPIC questions */
export interface Questions {
  /** Questions about which of several things somebody can do. */
  skills: Phrases;
  /** Questions about which languages somebody speaks, all of them. */
  languages: Phrases;
  /** Asks for `eeo.veteran`. */
  veteran: Placed<'says' | 'named'>;
  /** Asks for `eeo.disability`. */
  disability: Placed<'says' | 'named'>;
  /** Asks for `eeo.hispanic`. */
  hispanic: Placed<'says' | 'named'>;
  /** Asks for `eeo.race`. */
  race: Placed<'says' | 'named'>;
  /** Asks for `eeo.other`. */
  otherEquality: Placed<'says' | 'named'>;
  /** Asks for `eeo.gender`. */
  gender: Placed<'says' | 'named'>;
  /** Asks for `cover_letter.text`. */
  coverLetterText: Placed<'says' | 'named'>;
  /** Asks for `headline`. */
  headline: Placed<'says' | 'named'>;
  /** Asks for `summary`. */
  summary: Placed<'says' | 'alone' | 'named'>;
  /** Asks for `salary.currency`. */
  salaryCurrency: Placed<'says' | 'named'>;
  /** Asks for `salary.expected`. */
  salaryExpected: Placed<'says' | 'named'>;
  /** Asks for `notice_period`. */
  noticePeriod: Placed<'says' | 'named'>;
  /** Asks for `start_date`. */
  startDate: Placed<'says' | 'named'>;
  /** Asks for `relocation`. */
  relocation: Placed<'says' | 'named'>;
  /** Asks for `source`. */
  source: Placed<'says' | 'alone' | 'named'>;
  /** Current or earlier pay is nobody's wish. */
  currentPay: Phrases;
  /** Help with moving is a different question from being ready to move. */
  relocationHelp: Phrases;
  /** Sentences that ask for `source`. */
  sourceShapes: Phrases;
  /** Sentences that ask for `salary.currency`. */
  salaryCurrencyShapes: Phrases;
  /** Sentences that ask for `salary.expected`. */
  salaryExpectedShapes: Phrases;
  /** Sentences that ask for `notice_period`. */
  noticePeriodShapes: Phrases;
  /** Sentences that ask for `question.prior_employment`. */
  priorEmploymentShapes: Phrases;
  /** Sentences that ask for `relocation`. */
  relocationShapes: Phrases;
  /** Sentences that ask for `start_date`. */
  startDateShapes: Phrases;
  /** Asks for `auth.sponsorship`. */
  sponsorship: Placed<'says' | 'named'>;
  /** Asks for `auth.verification`. */
  verification: Placed<'says' | 'named'>;
  /** Asks for `auth.work`. */
  workAuthorization: Placed<'says' | 'named'>;
  /** Asks for `question.age18`. */
  age18: Placed<'says' | 'named'>;
  /** Asks for `question.criminal_record`. */
  criminalRecord: Placed<'says' | 'named'>;
  /** Asks for `question.prior_employment`. */
  priorEmployment: Placed<'says' | 'named'>;
  /** Asks for `question.accommodation`. */
  accommodation: Placed<'says' | 'named'>;
  /** Asks for `question.legal`. */
  legal: Placed<'says'>;
  needing: Phrases;
  /** Words for "needed": one can have the permit that is needed. */
  needed: Phrases;
  having: Phrases;
  /** Said or asked: that it is not needed. */
  noNeed: Phrases;
  /** Starts of sentences that ask for one thing. */
  requests: Phrases;
  /** Whether one may work without an employer or an office doing anything first. */
  withoutPermit: Phrases;
  /** Papers that allow working in a country. */
  workPermit: Phrases;
  visa: Phrases;
  /** Being allowed to work, in one phrase or in two together. */
  allowedToWork: Phrases;
  /** Weaker words for it: they count if a country is named. */
  mayWork: Phrases;
  /** Being able or willing, which says nothing about permits unless asked without help or limits. */
  canWork: Phrases;
  /** An employer who sponsors a permit. */
  sponsor: Phrases;
  /** Somebody is to help with it or apply for it. */
  permitHelp: Phrases;
  /** Papers that prove it, asked for after hiring. */
  permitProof: Phrases;
  /** Starts of yes/no questions. */
  yesNoBeginnings: Phrases;
  /** Groups of countries that share a permit to work. */
  unions: Phrases;
  /** The country that the person asked lives in. */
  ownCountry: Phrases;
  /** Begin a sentence that only says when it asks. */
  conditions: Phrases;
  /** Join two questions in one. */
  joiners: Phrases;
}
