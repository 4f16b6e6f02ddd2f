import { foldText } from '@/language/fold/fold-wording';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseFinder } from '@/language/match/phrases';

const find = phraseFinder(phrases('forms.applicant'));

/** Whether a heading says that its questions are about the applicant. */
export function isApplicantHeading(heading: string): boolean {
  return find(foldText(heading)) !== null;
}
