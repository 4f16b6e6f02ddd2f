import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseFinder } from '@/language/match/phrases';

const find = phraseFinder(phrases('forms.applicant'));

/** Whether a heading says that its questions are about the applicant. */
export function isApplicantHeading(heading: string): boolean {
  return find(fold(heading)) !== null;
}
