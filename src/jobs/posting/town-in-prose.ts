import { isKnownTown } from '@/jobs/text-kind/known-places';
import { placeScore } from '@/jobs/text-kind/place-score';
import { fold } from '@/language/fold/fold';
import { type ByLanguage, phrases } from '@/language/lexicon/lexicon';
import { phrasesIn } from '@/language/match/phrases-in';
import { wordingTest } from '@/language/match/wording-test';
import { once } from '@/std/once';
import type { PostingHeader } from './posting-header';
import { sentencesIn } from './sentences-in';

/** Evidence that is enough where nothing else says where the job is. */
const evidence = 2.4;

/** A city is no capitals alone, as "API, MS SQL" are; its state may be. */
const cityAndCountry =
  /(?<![\p{L}'-])\p{Lu}\p{Ll}[\p{L}'-]{0,24}(?: \p{Lu}\p{Ll}[\p{L}'-]{0,24}){0,2}, \p{Lu}\p{L}{1,25}(?: \p{Lu}\p{L}{1,25})?/gu;
/** The likeness of a known place. */
const known = 4;

/** "Eindhoven", "St. Gallen", "San Francisco", "Neustadt an der Aisch": capitals alone are names of other things. */
const name =
  "(?:\\p{Lu}\\p{L}{0,2}\\. )?\\p{Lu}\\p{Ll}[\\p{L}'’-]{0,30}(?: (?:\\p{Lu}\\p{Ll}[\\p{L}'’-]{0,30}|an der|am|de|del|la|sur|upon)){0,3}";

/** Names right behind a word for where something is, or right before one for what is there: "in Leuven", "our Leeds office". */
const named = once(() => {
  const before = asWritten(phrases('workplaces.beforeTown'));
  const behind = asWritten(phrases('workplaces.behindTown'));
  return [
    new RegExp(`(?<=(?<!\\p{L})(?:${before}) )${name}`, 'gu'),
    new RegExp(`(?<=\\p{Ll} )${name}(?=(?:, [A-Z]{2})? (?:${behind})(?!\\p{L}))`, 'gu'),
  ];
});

/** "Warszawa i Kraków": what is “in” in the north joins two towns elsewhere. */
const joined = /(?:^|\s)((?:\p{Lu}\S* ){1,3})i $/u;

function joinsTowns(before: string): boolean {
  const words = joined.exec(before)?.[1]?.trim().split(' ') ?? [];
  return words.some((_, index) => isKnownTown(words.slice(index).join(' ')));
}

const asWritten = (words: ByLanguage): string =>
  phrasesIn(words, (phrase) => phrase.trim())
    .map(RegExp.escape)
    .join('|');

const isOfOtherPlaces = wordingTest('anywhere', phrases('workplaces.namedElsewhere'));

/** The one city with its country that sentences of a posting name: not where its company has its seat or customers. */
export function cityInProse(header: PostingHeader): { text: string; score: number }[] {
  const city = only(sentencesOf(header).flatMap(citiesWithCountry));
  return city === undefined ? [] : [{ text: city, score: evidence }];
}

/** The one known town that such sentences say something is in, whatever it is. */
export function townInProse(header: PostingHeader): string | undefined {
  return only(sentencesOf(header).flatMap(townsNamedIn));
}

function sentencesOf({ lines, title, description }: PostingHeader): string[] {
  if (!description) return [];
  const own = lines.slice(Math.min(title.index, description.start), description.end);
  const prose = own.filter(({ surroundings, headingLevel }) => surroundings === 'content' && headingLevel === 0);
  return prose.flatMap(({ text }) => sentencesIn(text)).filter((sentence) => !isOfOtherPlaces(fold(sentence)));
}

/** Whether a text says that something is in what bears a name, known or not: "our warehouse in Lhota". */
export function saysIn(text: string, name: string): boolean {
  const at = text.indexOf(name);
  return at > 0 && behindWord().test(text.slice(0, at));
}

const behindWord = once(() => new RegExp(`(?<!\\p{L})(?:${asWritten(phrases('workplaces.beforeTown'))}) $`, 'u'));

function only(names: readonly string[]): string | undefined {
  const [first, another] = new Set(names);
  return another === undefined ? first : undefined;
}

function citiesWithCountry(sentence: string): string[] {
  return (sentence.match(cityAndCountry) ?? []).filter((text) => placeScore(text) > known);
}

/** Known towns that a text says something is in: "Nurse in Ulm", "our Leeds office". */
export function townsNamedIn(sentence: string): string[] {
  const found = named().flatMap((pattern) => [...sentence.matchAll(pattern)]);
  const towns = found.filter(({ index }) => !joinsTowns(sentence.slice(0, index))).map(([town]) => town);
  return towns.filter(isKnownTown);
}
