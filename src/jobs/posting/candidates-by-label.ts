import { isEmploymentText } from '@/jobs/text-kind/employment-text';
import { placeScore } from '@/jobs/text-kind/place-score';
import { isPlaceText } from '@/jobs/text-kind/place-text';
import { isPostedText } from '@/jobs/text-kind/posted-text';
import { isSalaryText } from '@/jobs/text-kind/salary-text';
import { saysOnSiteOnly } from '@/jobs/text-kind/workplace-text';
import { countWords } from '@/language/fold/comparable-text';
import { isUnnamedEmployer } from '@/language/words/jobs/seeking-words';
import type { Candidate } from './candidate';
import { isSentence } from './is-sentence';
import type { LabelledValue } from './labelled-values';
import type { PostingHeader } from './posting-header';
import { sentencesIn } from './sentences-in';
import { townsNamedIn } from './town-in-prose';
import { townWithMore } from './town-with-more';

/** Labels in the text weigh less than what stands under the title, and those below the text may be about other jobs. */
const labelled = { around: 7, inText: 5, below: 4.5 };

const surePlace = 4;
const sureLabel = 2;
/** Of two under labels alike, the one that is known to be a place; what a text has under one and nobody knows is the least of them. */
const knownPlace = 0.25;
const unknownInText = -0.3;
const townByLabel = (isInText: boolean) => (isInText ? labelled.inText : labelled.around) + sureLabel + 0.5;

/** Towns that a label names with what else it says of them. */
export function townsByLabel(values: LabelledValue[]): Candidate[] {
  return townWithMore(values).map(({ text, isInText }) => ({ text, score: townByLabel(isInText) }));
}

/** Words of an address. */
const mostWords = 12;

/** "Full-time", "You will hear more when we meet you.": what stands under the label of a place and names none. */
function isNoPlace(text: string): boolean {
  const [first = text] = sentencesIn(text);
  if (saysOnSiteOnly(text) || (isSentence(first) && townsNamedIn(first).length === 0)) return true;
  if (isPlaceText(text)) return false;
  const isLong = countWords(text) > mostWords && placeScore(text) === 0;
  return isLong || [isEmploymentText, isSalaryText, isPostedText].some((is) => is(text));
}

/** What labels name as a field. */
export function candidatesByLabel(
  values: LabelledValue[],
  field: 'company' | 'location',
  { description }: PostingHeader,
): Candidate[] {
  const end = description?.end ?? Number.POSITIVE_INFINITY;
  return values
    .filter((value) => value.field === field && !isUnnamedEmployer(value.text))
    .filter((value) => (field === 'location' ? !isNoPlace(value.text) : !isSentence(value.text)))
    .map(({ text, isInText, index }) => {
      const place = isInText ? 'inText' : index >= end ? 'below' : 'around';
      // Known places under a label beside the title outweigh one that is only named so, such as that of a similar job.
      const isSure = field === 'location' && place === 'around' && placeScore(text) >= surePlace;
      const isKnown = field === 'location' && isPlaceText(text);
      const isDoubtful = field === 'location' && isInText && !isKnown;
      return {
        text,
        score: labelled[place] + (isSure ? sureLabel : isKnown ? knownPlace : isDoubtful ? unknownInText : 0),
      };
    });
}
