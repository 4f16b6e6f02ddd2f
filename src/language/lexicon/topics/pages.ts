import type { Phrases, Placed } from './concept-phrases';

/** TOPIC pages */
export interface Pages {
  /** Topics of a consent overlay. */
  consentTopics: Phrases;
  /** Answers in a consent overlay. */
  consentAnswers: Phrases;
  /** Headlines and submit buttons of pages that require an account. */
  login: Phrases;
  /** What pages say once an application has been received. */
  applicationReceived: Phrases;
  /** Words that make a sentence refer to the future or to a failure. */
  notYet: Phrases;
  /** The whole title of a page that checks its visitor; within a text it asks for patience. */
  oneMoment: Phrases;
  /** The site wants proof of a human, or refuses to respond. */
  challenge: Phrases;
  /** Shown where content is still to come. */
  loading: Phrases;
  /** A search without results. */
  nothingFound: Phrases;
  /** The site reports too many requests, for now. */
  rateLimit: Phrases;
  /** Before or behind the company whose jobs a page lists, and no other's: "Jobs at Acme", "Acme careers". Boards are called by jobs, not by these. Alone: one company's call to come and work "with us". */
  jobsOf: Placed<'first' | 'last' | 'alone'>;
  /** In the menus of boards, which many employers share, and not of a company's own site: that has one for applicants too. */
  boardMenu: Phrases;
  /** What the place is called where a shop keeps what somebody is about to buy. */
  basket: Phrases;
  /** What the careers section of a company's site is called. */
  careersSite: Phrases;
  /** What a part of a site is called beside what it is for, and no company alone: “Espace Recrutement”. */
  sitePart: Phrases;
  /** Entries of menus, and what stands above an address or the hours: no names of companies. */
  menuEntry: Phrases;
  /** In a heading, before the name of whoever is told of below: "About Acme". */
  aboutName: Phrases;
  /** Behind whose the page is: nobody else may use it. */
  rightsReserved: Phrases;
  /** Before the name of whoever made a site, which is not its owner's. */
  madeBy: Phrases;
  /** Labels before the id of a posting. */
  postingId: Phrases;
  /** What names of job boards are made of, with stars as in occupations; such a name is no employer’s. */
  boardName: Phrases;
}
