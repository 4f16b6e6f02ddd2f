import { foldWording } from '@/language/fold/fold-wording';
import { alternatives, unspacedPattern } from '../phrases';
import { applicant } from './applicant-words';
import { headingWords, unspacedHeadingWords } from './heading-words';
import { shortLabels } from './short-labels';

const known = new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives([headingWords, applicant])})(?![\\p{L}\\p{N}])`, 'gu');
const unspaced = unspacedPattern(unspacedHeadingWords);
/** Characters. Longer ones explain something. */
const longestHeading = 160;

/**
 * Whether every word of a heading is known from headings of questions about the applicant: what they are asked for, and form vocabulary. An
 * unknown word may be somebody else, in any language.
 */
export function isFamiliarHeading(heading: string): boolean {
  const text = foldWording(heading);
  if (text.length > longestHeading) return false;
  const labels = shortLabels.inLabel(text).map(({ phrase }) => phrase);
  const rest = labels.reduce((left, phrase) => left.replace(phrase, ' '), text.replace(unspaced, ' '));
  return !/\p{L}/u.test(rest.replace(known, ' '));
}
