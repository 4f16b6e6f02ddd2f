import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseAlternation, unspacedPattern } from '@/language/match/phrases';
import { shortLabels } from './short-labels';

let known: RegExp | null = null;

function knownPattern(): RegExp {
  const words = phraseAlternation([phrases('forms.sectionHeadings'), phrases('forms.applicant')]);
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'gu');
}

const { ja = '', ko = '', th = '', zh = '' } = phrases('forms.sectionHeadings');
/** In scripts without spaces: removed from a heading wherever they occur. */
const unspaced = unspacedPattern([ja, ko, th, zh].filter(Boolean).join('|'));

/** Characters. Longer ones explain something. */
const longestHeading = 160;

/**
 * Whether every word of a heading is known from headings of questions about the applicant: what they are asked for, and form vocabulary. An
 * unknown word may be somebody else, in any language.
 */
export function isApplicantSectionHeading(heading: string): boolean {
  const text = fold(heading);
  if (text.length > longestHeading) return false;
  const labels = shortLabels.inLabel(text).map(({ phrase }) => phrase);
  return !hasFurtherWords(labels.reduce((left, phrase) => left.replace(phrase, ' '), text));
}

/** The same by form vocabulary alone: a heading, whatever it is a label of as well. */
export function saysOnlyHeading(text: string): boolean {
  const words = fold(text);
  return words.length <= longestHeading && !hasFurtherWords(words);
}

function hasFurtherWords(text: string): boolean {
  known ??= knownPattern();
  return /\p{L}/u.test(text.replace(unspaced, ' ').replace(known, ' '));
}
