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

/** Names of one to four words behind one that is no name: what begins a sentence may be any word. */
const named =
  /(?<=\p{Ll} )(?:\p{Lu}\p{L}{0,2}\. )?\p{Lu}[\p{L}'’-]+(?: (?:\p{Lu}[\p{L}'’-]+|an der|am|de|del|la|sur|upon)){0,3}/gu;

const isOfOtherPlaces = wordingTest('anywhere', phrases('workplaces.namedElsewhere'));

/** The one city with its country that sentences of a posting name, or else the one known town: not where its company has its seat or customers. */
export function townInProse(header: PostingHeader): { text: string; score: number }[] {
  const sentences = sentencesOf(header).filter((sentence) => !isOfOtherPlaces(fold(sentence)));
  const town = only(sentences.flatMap(citiesWithCountry)) ?? only(sentences.flatMap(townsIn));
  return town ? [{ text: town, score: evidence }] : [];
}

function sentencesOf({ lines, title, description }: PostingHeader): string[] {
  if (!description) return [];
  const own = lines.slice(Math.min(title.index, description.start), description.end);
  const prose = own.filter(({ surroundings, headingLevel }) => surroundings === 'content' && headingLevel === 0);
  return prose.flatMap(({ text }) => text.split(/(?<=[.!?;])\s+/));
}

function only(names: readonly string[]): string | null {
  const [first, another] = new Set(names);
  return first !== undefined && another === undefined ? first : null;
}

function citiesWithCountry(sentence: string): string[] {
  return (sentence.match(cityAndCountry) ?? []).filter((text) => placeScore(text) > known);
}

function townsIn(sentence: string): string[] {
  return (sentence.match(named) ?? []).filter(isKnownTown);
}
