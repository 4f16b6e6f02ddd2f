import { isKnownTown } from '@/jobs/text-kind/known-places';
import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { foldedPhrases } from '@/language/match/phrases-in';
import { wordingTest } from '@/language/match/wording-test';
import { once } from '@/std/once';
import { sentencesIn } from './sentences-in';
import { spelledOut } from './spelled-out';

/** Words between "our office is" and the town, and of its name. */
const mostBetween = 7;
const mostOfName = 3;

/** "is": whatever may stand behind it is not where somebody is. */
const copulas = once(() => {
  const described = foldedPhrases(phrases('postings.describedAs', 'first'));
  return new Set<string>(described.map((phrase) => phrase.split(' ')[0] ?? ''));
});
const isOfOtherPlaces = wordingTest('anywhere', phrases('workplaces.namedElsewhere'));

/**
 * The one known town of the clause behind "our office is", where more stands between than a preposition: "in the heart of Leeds", "im Zentrum
 * von Leipzig", "in het Science Park van Amsterdam".
 */
export function townsNearby(text: string): string[] {
  return sentencesIn(text)
    .filter((sentence) => !isOfOtherPlaces(fold(sentence)))
    .flatMap((sentence) => {
      const found = whereWeAre().exec(sentence);
      const [clause = ''] = found ? sentence.slice(found.index + found[0].length).split(/[,.;:!?()–—]/) : [];
      const [only, another] = new Set(townsOf(clause.trim().split(' ', mostBetween + mostOfName)));
      return only !== undefined && another === undefined ? [only] : [];
    });
}

/** Known towns behind a word in small letters, by the longest name. */
function townsOf(words: readonly string[]): string[] {
  return words.flatMap((word, at) => {
    if (!/^\p{Lu}/u.test(word) || !/^\p{Ll}/u.test(words[at - 1] ?? '')) return [];
    const names = Array.from({ length: mostOfName }, (_, more) => words.slice(at, at + mostOfName - more).join(' '));
    return names.find(isKnownTown) ?? [];
  });
}

/** What says where somebody is, with its preposition or, where it has a verb, without it. */
const whereWeAre = once(() => {
  const begun = Object.values(phrases('workplaces.workedAt')).flatMap(spelledOut);
  const isOfCopula = (phrase: string) => copulas().has(fold(phrase.split(' ').at(-2) ?? ''));
  const verbs = begun
    .filter((phrase) => phrase.split(' ').length >= leastWords && !isOfCopula(phrase))
    .map(withoutLast);
  const written = [...new Set([...begun, ...verbs])].sort().reverse().map(RegExp.escape);
  return new RegExp(`(?<!\\p{L})(?:${written.join('|')})(?=\\s)`, 'iu');
});

/** "our office is in": shorter ones have no verb. */
const leastWords = 4;

const withoutLast = (phrase: string): string => phrase.slice(0, phrase.lastIndexOf(' '));
