import { hasJobWord } from '@/domain/job-words';
import { parseWebAddress } from '@/domain/web-address';
import { decodedAddress } from '../decoded-address';
import { deedOfAddress } from '../deed-of-address';
import { isHarmlessWord, wordsIn } from '../words/says-harmless';

/** Words of a step that names one thing by its title: a command is shorter. */
const fewestOfTitle = 4;

/**
 * Whether an address can be told to be a page to read, by what it says itself: each step of its path is known to be harmless, an identifier,
 * a title, or what one such step lists. What nobody knows the word for may be a deed in another language.
 */
export function leadsToReading(address: string): boolean {
  const url = parseWebAddress(address);
  if (!url || deedOfAddress(address) !== null) return false;
  const steps = decodedAddress(url.pathname)
    .replace(/\.[a-z]{2,5}$/i, '')
    .split('/')
    .filter(Boolean);
  return steps.every((step, index) => isKnownStep(step) || isListedBy(steps[index - 1], steps.slice(index + 1), url));
}

function isKnownStep(step: string): boolean {
  const words = wordsIn(step.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '));
  const isIdentifier = words.length === 0 || /^[\da-f-]{8,}$/i.test(step);
  return isIdentifier || words.every(isKnownWord) || words.length >= fewestOfTitle || isNumbered(step, words);
}

const isKnownWord = (word: string): boolean => isHarmlessWord(word) || hasJobWord(word);

/** "platform-engineer-482193": a title with the number of what it is the title of. */
const isNumbered = (step: string, words: readonly string[]): boolean =>
  words.length >= 2 && /(?:^|[-_])\d{3,}$/.test(step);

/** "acme" of `/companies/acme`: a name in a list, and no more is said. */
function isListedBy(before: string | undefined, after: readonly string[], { search }: URL): boolean {
  const words = wordsIn(before ?? '');
  return words.length > 0 && words.every(isKnownWord) && after.length === 0 && search === '';
}
