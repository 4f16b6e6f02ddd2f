import { fold, splitWords } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { type PhraseSet, phraseSet } from '@/language/match/phrases-in';
import { stepPositionInText } from './step-position';

const ands = phraseSet(phrases('cv.conjunction'));
const onwards = phraseSet(phrases('steps.next'), phrases('steps.onward'));
const applications = phraseSet(phrases('steps.application'));
const parts = phraseSet(phrases('steps.part'));
const ends = phraseSet(phrases('steps.finalSend'));
/** Words of one of these phrases. */
const longestPhrase = 6;
/** Written for "and"; folding would drop them. */
const signs = /[&+,]/g;

/**
 * True for a control's name that may send, and says as well that the form goes on behind it: "Confirm and continue", "Continue
 * application", "Complete this step". It is never pressed, and no form is at its end for it.
 */
export function goesOnAsWell(name: string): boolean {
  const words = splitWords(fold(name.replace(signs, ' and ')));
  const beforeOnward = withoutEnd(words, onwards);
  const isSaid =
    beforeOnward.some((before) => (before.length > 1 && endsIn(before, ands)) || endsIn(before, applications)) ||
    (beginsIn(words, onwards) && endsIn(words, applications)) ||
    [words, ...withoutEnd(words, ends)].some((before) => endsIn(before, parts));
  return isSaid && stepPositionInText(name) !== 'last';
}

/** The words before a phrase at the end, for each of those that end there. */
function withoutEnd(words: readonly string[], ofPhrases: PhraseSet): (readonly string[])[] {
  const lengths = Array.from({ length: Math.min(longestPhrase, words.length) }, (_, index) => index + 1);
  return lengths.flatMap((length) =>
    ofPhrases.has(words.slice(-length).join(' ')) ? [words.slice(0, words.length - length)] : [],
  );
}

const endsIn = (words: readonly string[], ofPhrases: PhraseSet): boolean => withoutEnd(words, ofPhrases).length > 0;

function beginsIn(words: readonly string[], ofPhrases: PhraseSet): boolean {
  const first = words.slice(0, longestPhrase);
  return first.some((_, index) => ofPhrases.has(first.slice(0, index + 1).join(' ')));
}
