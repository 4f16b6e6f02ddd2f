import type { Phrases, Placed } from './concept-phrases';

/** TOPIC postings: what a posting says about itself, beside its text */
export interface Postings {
  /** Labels of the title, and names of elements and properties that hold it. */
  title: Placed<'alone' | 'named'>;
  /** Labels of the employer, names of elements that hold it, and steps of addresses of its page. */
  company: Placed<'alone' | 'named' | 'url'>;
  /** Labels and names of the place of work. */
  place: Placed<'alone' | 'named'>;
  /** Labels of a town, beside those by which forms ask for one. */
  town: Phrases;
  /** Labels and names of the pay. */
  pay: Placed<'alone' | 'named'>;
  /** Labels and names of the day the posting appeared. */
  posted: Placed<'alone' | 'named'>;
  /** Labels and names of the kind of employment. */
  employment: Placed<'alone' | 'named'>;
  /** Labels of other facts, whose values are not needed. */
  otherFact: Phrases;
  /** Headings of the description itself. */
  descriptionHeading: Placed<'alone' | 'says'>;
  /** Headings of what follows a posting but is not part of it: other jobs, sharing, reviews of the company; `first`: how they begin. */
  otherContent: Placed<'first' | 'alone'>;
  /** Words of headings that only call for applicants, and do not say as what. */
  call: Phrases;
  /** Words that such headings have besides where they only name what their page shows: "Job details". */
  details: Phrases;
  /** Ends of lines that go on with the title in the next: "for the position of". */
  beforeTitle: Phrases;
  /** The same where it stands behind the title, as Hungarian has it: “clerk” / “position is to be filled”. */
  behindTitle: Phrases;
  /** What calls for applicants, or only says what the page is, beside a title in the form that it has alone: "Now hiring: Nurse", "Nurse wanted". */
  calling: Placed<'first' | 'last'>;
  /** Between a call and the job that it is for: “a”, “dich als”. */
  beforeSought: Phrases;
  /** Before or behind the name of a place: the place itself employs; `says`: before other names as well ("Stadt Apotheke"). */
  municipality: Placed<'first' | 'last' | 'says'>;
  /** “Acme is a family-run company”; `first`: what stands behind the name, `says`: what such a one is. */
  describedAs: Placed<'first' | 'says'>;
  /** Before what somebody tells of without naming it: “our clinic”. */
  our: Phrases;
  /** What may stand before a label and says no more: “Your location”. */
  beforeLabel: Phrases;
  /** What stands between an employer and the work that it offers. */
  seeking: Phrases;
  /** The posting accepts no more applications. */
  closed: Phrases;
  /** Headings above the postings of a list that accept no more. */
  closedOnes: Phrases;
  /** Labels of paid postings. */
  promoted: Phrases;
  /** Before the name of the company that one works at, in a sentence: "At Acme you will …". */
  atCompany: Phrases;
  /** Words between a title, a company and a place; `first`: those that come before a company only. */
  connectors: Placed<'alone' | 'first'>;
  /** Applying on the board itself. */
  applyEasily: Phrases;
  /** Applying on the company's own site. */
  applyElsewhere: Phrases;
  /** Legal forms of companies; `first`, `last`: at the beginning or end of a name only, elsewhere they are words. */
  legalForms: Placed<'says' | 'first' | 'last'>;
  /** Between two legal forms. */
  legalJoint: Phrases;
  /** Words that many companies' names contain. */
  companyNameParts: Phrases;
  /** In the name of a picture: it is the company's logo. */
  logo: Phrases;
  /** Names of pictures that only say what kind of picture they are. */
  pictureKinds: Phrases;
  /** In the place of an employer’s name: it is not told. */
  unnamed: Phrases;
  /** An agency seeks somebody for another company, which it does not name; in the singular. */
  forClient: Phrases;
  /** “We seek”: at the end of a line, or before a colon, the title follows. */
  weSeek: Phrases;
}
