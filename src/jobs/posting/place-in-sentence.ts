import { isDepartmentText } from '@/jobs/text-kind/department-text';
import { isEmploymentText } from '@/jobs/text-kind/employment-text';
import { placeScore } from '@/jobs/text-kind/place-score';
import { isPlaceText } from '@/jobs/text-kind/place-text';
import { isTitleText } from '@/jobs/text-kind/title-text';
import { countWords } from '@/language/fold/comparable-text';
import { type Language, phrases } from '@/language/lexicon/lexicon';
import { fieldOfLabel, splitLabelled } from '@/language/words/jobs/posting-labels';
import { once } from '@/std/once';
import type { PostingHeader } from './posting-header';
import type { PostingLine } from './posting-line';
import { sentencesIn } from './sentences-in';
import { spelledOut } from './spelled-out';
import { townsNearby } from './town-nearby';

/** Evidence that is enough where nothing else says where the job is. */
const evidence = 2.4;
/** Words of a place that a label within the text names. */
const mostWords = 5;

/** "St. Ives", "Milton Keynes", "Neustadt an der Aisch", "Saint-Brice-sur-Orne" */
const placeName =
  /^(?:\p{Lu}\p{L}{0,2}\. )?\p{Lu}[\p{L}'’-]+(?: (?:(?:an der|auf|upon|sur|de|del|di|do|da|la|le) )?\p{Lu}[\p{L}'’-]+){0,3}/u;
const region = /^, \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?(?=[\s,.;:!?()]|$)/u;
/** Where all nouns have capitals, a second one may be any noun. */
const nounsWithCapitals: readonly Language[] = ['de'];

/** Lines above the title, in which a posting may begin: "We seek somebody for our team in Lund." */
const mostAbove = 3;
/** Lines below the text, which may end with where its office is. */
const mostBelow = 2;
/** Behind "our practice in" a noun without an article is a town's. */
const namesTown = /\sin$/i;

/** The one place that sentences of a posting name as that of the work: "at our site in Kristiansund", "Place of work: Hlinsko." */
export function placeInSentences({ lines, title, description }: PostingHeader): { text: string; score: number }[] {
  if (!description) return [];
  const start = Math.max(0, Math.min(title.index - mostAbove, description.start));
  // Below a heading of its own, other jobs are told of.
  const below = lines.slice(description.end, description.end + mostBelow);
  const heading = below.findIndex(({ headingLevel }) => headingLevel > 0);
  const own = [...lines.slice(start, description.end), ...below.slice(0, heading < 0 ? mostBelow : heading)];
  const [only, another] = new Set(own.flatMap(placesOf));
  return only !== undefined && another === undefined ? [{ text: only, score: evidence }] : [];
}

function placesOf({ text, surroundings, headingLevel }: PostingLine): string[] {
  if (surroundings !== 'content' || headingLevel > 0) return [];
  const right = named(text);
  return [
    ...(right.length > 0 ? right : townsNearby(text)),
    ...labelledWithin(text),
    ...behindLabel(text),
    ...behindDash(text),
  ];
}

/** A label that begins a sentence, but not the line: those are read wherever they are. */
function labelledWithin(text: string): string[] {
  const [, ...sentences] = sentencesIn(text);
  return sentences.flatMap((sentence) => {
    const { field, value = '' } = splitLabelled(sentence) ?? {};
    const place = value.replace(/[.;]$/, '');
    return field === 'location' && countWords(place) <= mostWords && placeScore(place) > 0 ? [place] : [];
  });
}

/** "Workplace within easy reach – Praha 9, by the station": what stands behind the dash of a line that begins with a label. */
function behindDash(text: string): string[] {
  const [, told = '', place = ''] = /^([^–—:.]{4,60}) [–—] ([^,.;()]+)/.exec(text) ?? [];
  const isLabelled = fieldOfLabel(told.split(' ', 1)[0] ?? '') === 'location';
  return isLabelled && countWords(place) <= mostWords && isPlaceText(place) ? [place] : [];
}

/** Words of a label that stands in front of a place without a colon, most first. */
const labelWords = [3, 2, 1];

/** "Start in May. Einsatzort Frankfurt am Main.": a sentence of a label and a place, and nothing else. */
function behindLabel(text: string): string[] {
  return sentencesIn(text).flatMap((sentence) => {
    const words = sentence.replace(/[.;]$/, '').split(' ');
    const length = labelWords.find((count) => fieldOfLabel(words.slice(0, count).join(' ')) === 'location') ?? 0;
    // "Lund (pop": what a bracket opens may go on in what looks like another sentence.
    const place = words
      .slice(length)
      .join(' ')
      .replace(/\s\([^()]*$/, '');
    const isPlace = /^\p{Lu}/u.test(place) && words.length - length <= mostWords && placeScore(place) > 0;
    return length > 0 && isPlace ? [place] : [];
  });
}

function named(text: string): string[] {
  return beforePlaces().flatMap(({ pattern, hasNounsWithCapitals }) =>
    [...text.matchAll(pattern)].flatMap(({ index, 0: words }) => {
      const rest = text.slice(index + words.length).trimStart();
      const name = placeName.exec(rest)?.[0] ?? '';
      const isSure = !hasNounsWithCapitals || !/[ -]\p{Lu}/u.test(name) || isPlaceText(name) || namesTown.test(words);
      if (name === '' || !isSure || isTitleText(name) || isEmploymentText(name) || isDepartmentText(name)) return [];
      const more = region.exec(rest.slice(name.length))?.[0] ?? '';
      const place = more !== '' && isPlaceText(`${name}${more}`) ? `${name}${more}` : name;
      return placeScore(place) > 0 ? [place] : [];
    }),
  );
}

/** Names are told by their capitals, which the words before them may have too, at the beginning of a sentence. */
const beforePlaces = once(() =>
  Object.entries(phrases('workplaces.workedAt')).map(([language, written]) => {
    const words = spelledOut(written);
    const alternatives = words.sort().reverse().map(RegExp.escape).join('|');
    return {
      pattern: new RegExp(`(?<!\\p{L})(?:${alternatives})(?=\\s)`, 'giu'),
      hasNounsWithCapitals: nounsWithCapitals.some((known) => known === language),
    };
  }),
);
