import { isKnownTown } from '@/jobs/text-kind/known-places';
import { placeScore } from '@/jobs/text-kind/place-score';
import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { wordingTest } from '@/language/match/wording-test';
import type { PostingHeader } from './posting-header';

/** Evidence that is enough where nothing else says where the job is. */
const evidence = 2.4;

const cityAndCountry =
  /(?<![\p{L}'-])\p{Lu}[\p{L}'-]{1,25}(?: \p{Lu}[\p{L}'-]{1,25}){0,2}, \p{Lu}\p{L}{1,25}(?: \p{Lu}\p{L}{1,25})?/gu;
/** The likeness of a known place. */
const known = 4;

/** Names of one to three words behind a word in lower case: those that begin a sentence may be any word. */
const named =
  /(?<=(?<!\p{L})\p{Ll}[\p{L}'’]* )\p{Lu}[\p{L}'’.-]+(?: (?:\p{Lu}[\p{L}'’-]+|an der|am|de|del|la|sur|upon)){0,3}/gu;

const saysSeat = wordingTest('anywhere', phrases('workplaces.seat'));

/**
 * The one city with its country that sentences of a posting name, or the one known town, whatever they say of it; but where a company has
 * its seat only if they name no other.
 */
export function townInProse(header: PostingHeader): { text: string; score: number }[] {
  const sentences = sentencesOf(header);
  const ofSeats = sentences.filter((sentence) => saysSeat(fold(sentence)));
  const others = sentences.filter((sentence) => !ofSeats.includes(sentence));
  const town = onlyPlace(others) ?? (others.some(namesTown) ? null : onlyPlace(ofSeats));
  return town ? [{ text: town, score: evidence }] : [];
}

function sentencesOf({ lines, title, description }: PostingHeader): string[] {
  if (!description) return [];
  const own = lines.slice(Math.min(title.index, description.start), description.end);
  const prose = own.filter(({ surroundings, headingLevel }) => surroundings === 'content' && headingLevel === 0);
  return prose.flatMap(({ text }) => text.split(/(?<=[.!?;])\s+/));
}

const namesTown = (sentence: string): boolean => townsIn(sentence).length > 0;

function onlyPlace(sentences: readonly string[]): string | null {
  return only(sentences.flatMap(citiesWithCountry)) ?? only(sentences.flatMap(townsIn));
}

function only(names: readonly string[]): string | null {
  const [first, another] = new Set(names);
  return first !== undefined && another === undefined ? first : null;
}

function citiesWithCountry(sentence: string): string[] {
  return (sentence.match(cityAndCountry) ?? []).filter((text) => placeScore(text) > known);
}

function townsIn(sentence: string): string[] {
  return (sentence.match(named) ?? []).map((name) => name.replace(/[.'’]+$/, '')).filter(isKnownTown);
}
