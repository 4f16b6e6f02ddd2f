import type { Phrases, Placed } from './concept-phrases';

/** TOPIC forms */
export interface Forms {
  /** Headings of questions about the applicant. */
  applicant: Phrases;
  attachFile: Phrases;
  /** Sentences in a place to drop files on. */
  dropFile: Phrases;
  /** People asked about besides the applicant, anywhere in the text. */
  otherPerson: Phrases;
  /** Sentences about whoever referred the applicant. */
  whoReferred: Phrases;
  /** Recipients: with a contact address it is a friend; deliveries go to whoever orders. */
  recipient: Phrases;
  /** The same as single words that job titles use as well: a heading is about somebody else only if it says little more. */
  otherRoles: Phrases;
  /** Whoever somebody recommends, acts for or knows, and who comes second: nobody that applies. Stems, in labels that ask for one thing. */
  nominee: Phrases;
  /** What stands between a thing and whose it is. */
  ownership: Phrases;
  /** Labels that ask how somebody is related to the applicant: somebody else is asked about beside them. */
  relationship: Phrases;
  /** Beside a name: the same person's, written in other letters. */
  otherScript: Phrases;
  /** Employers: everything under such a heading is about them. */
  employer: Phrases;
  /** Words that add nothing beside such a word in a heading. */
  personHeadingFillers: Phrases;
  enterAgain: Phrases;
  /** Warns, beside any form, of sending a password by it: says nothing of what its buttons do. */
  passwordWarning: Phrases;
  /** Says in a question that it takes several answers. */
  allThatApply: Phrases;
  /** Says in a question about several things that one of them is meant. */
  bestOfAll: Phrases;
  required: Phrases;
  optional: Phrases;
  /** What a limit counts: "500 characters". */
  characters: Phrases;
  /** Parts of a form that are numbered without being entries. */
  formParts: Phrases;
  /** Before an example, which does not say what it is for. */
  example: Phrases;
  /** All that a box says that any question may have. */
  answerPrompts: Phrases;
  /** The key that ends an entry. */
  enterKey: Phrases;
  /** The number of a posting or application: it refers to nobody. */
  referenceNumber: Phrases;
  /** The same before its digits: "Reference: REQ-1234". */
  referenceWord: Phrases;
  /** Words of headings above questions about the applicant, besides the names of the questions themselves. */
  sectionHeadings: Phrases;
  /** Asks for `other`. */
  unrelated: Placed<'says' | 'alone' | 'named'>;
  /** Asks for `ignore.search`. */
  pageSearch: Placed<'says' | 'named' | 'namedWhole'>;
  fileInProgress: Phrases;
  /** A form's news that a file has arrived. */
  fileTaken: Phrases;
  /** Asked for only in application forms. */
  applicationParts: Phrases;
  /** Words that ask for a secret. */
  passwordNames: Phrases;
  /** Labels of boxes whose text other people read: written for them, nothing from a profile. */
  messageBox: Phrases;
}
