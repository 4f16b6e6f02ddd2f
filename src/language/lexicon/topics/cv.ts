import type { Phrases } from './concept-phrases';

/** TOPIC cv */
export interface Cv {
  /** Titles of the document itself, which are no name. */
  documentTitle: Phrases;
  /** Headings above contact details, besides those that forms have above questions about the applicant. */
  contactHeadings: Phrases;
  /** Headings above a few sentences about the person. */
  summaryHeadings: Phrases;
  /** Headings above employments that stand only in CVs: on a form's page "Career" is the site's name for its jobs. */
  workHeadings: Phrases;
  /** Headings above schools that stand only in CVs. */
  educationHeadings: Phrases;
  /** Headings above skills, and labels that ask for all of them. */
  skillsHeadings: Phrases;
  languagesHeadings: Phrases;
  /** Headings above what is not read. */
  otherHeadings: Phrases;
  /** Words that join two headings, or stand as `&`. */
  conjunction: Phrases;
  /** In place of the end of a period. */
  ongoing: Phrases;
  /** Between the start and the end of a period. */
  until: Phrases;
  /** Before the start of a period. */
  since: Phrases;
  /** Between a job and who gave it. */
  employedAt: Phrases;
  /** Between a degree and its subject. */
  studiedIn: Phrases;
  /** Words in the names of schools; `stem*` stands for all words that begin so. */
  schools: Phrases;
  /** Words in the names of degrees; likewise. */
  degrees: Phrases;
}
