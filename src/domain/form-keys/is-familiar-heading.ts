import { alternatives, foldWording, unspacedPattern } from '../phrases';
import { applicant } from './applicant-words';
import { headingWords, unspacedHeadingWords } from './heading-words';
import { shortLabels } from './short-labels';

const known = new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives([headingWords, applicant])})(?![\\p{L}\\p{N}])`, 'gu');
const unspaced = unspacedPattern(unspacedHeadingWords);
/** Longer ones explain something. Characters. */
const longestHeading = 160;

/**
 * True for a heading of which every word is known from those over what is asked of whoever applies: what they are asked for, and how forms
 * speak of it. A word that nobody knows may be somebody else, in any language.
 */
export function isFamiliarHeading(heading: string): boolean {
  const text = foldWording(heading);
  if (text.length > longestHeading) return false;
  const labels = shortLabels.inLabel(text).map(({ phrase }) => phrase);
  const rest = labels.reduce((left, phrase) => left.replace(phrase, ' '), text.replace(unspaced, ' '));
  return !/\p{L}/u.test(rest.replace(known, ' '));
}
