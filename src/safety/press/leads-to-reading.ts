import { hasJobUrlWord } from '@/language/words/jobs/job-url-words';
import { decodeUrl } from '@/safety/addresses/decoded-url';
import { forbiddenActionOfUrl } from '@/safety/addresses/forbidden-action-of-url';
import { foldedWordsIn, isHarmlessWord } from '@/safety/names/is-harmless-name';
import { parseWebAddress } from '@/url/web-url';

/** Words. A path step with this many is a title; commands are shorter. */
const fewestOfTitle = 4;

/**
 * Whether an address is clearly a page to read: each path step is known to be harmless, an identifier, a title, or an entry of such a list.
 * An unknown word may be an action in another language.
 */
export function isReadablePageUrl(address: string): boolean {
  const url = parseWebAddress(address);
  if (!url || forbiddenActionOfUrl(address) !== null) return false;
  const steps = decodeUrl(url.pathname)
    .replace(/\.[a-z]{2,5}$/i, '')
    .split('/')
    .filter(Boolean);
  return steps.every((step, index) => isKnownStep(step) || isListedBy(steps[index - 1], steps.slice(index + 1), url));
}

function isKnownStep(step: string): boolean {
  const words = foldedWordsIn(step.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '));
  const isIdentifier = words.length === 0 || /^[\da-f-]{8,}$/i.test(step);
  return isIdentifier || words.every(isKnownWord) || words.length >= fewestOfTitle || isNumbered(step, words);
}

const isKnownWord = (word: string): boolean => isHarmlessWord(word) || hasJobUrlWord(word);

/** "platform-engineer-482193": a title and its number. */
const isNumbered = (step: string, words: readonly string[]): boolean =>
  words.length >= 2 && /(?:^|[-_])\d{3,}$/.test(step);

/** "acme" in `/companies/acme`: an entry of a list, and nothing more. */
function isListedBy(before: string | undefined, after: readonly string[], { search }: URL): boolean {
  const words = foldedWordsIn(before ?? '');
  return words.length > 0 && words.every(isKnownWord) && after.length === 0 && search === '';
}
