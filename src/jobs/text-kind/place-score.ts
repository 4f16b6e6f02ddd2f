import { collapseWhitespace } from '@/language/fold/collapse-whitespace';
import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseFinder } from '@/language/match/phrases';
import { isCompanyText } from './company-text';
import { isEmploymentText } from './employment-text';
import { isLeftOpen } from './left-open';
import { isPlaceText } from './place-text';
import { isPostedText } from './posted-text';
import { isReferenceText } from './reference-text';
import { isSalaryText } from './salary-text';
import { withoutFurtherPlaces } from './several-places';
import { isAwayFromOffice, isOnlyWorkplaceText, isWorkplaceText } from './workplace-text';

/** Words that mark surrounding words as a place ("Greater Boston Area", "Jihomoravský kraj"). */
const findPlaceWord = phraseFinder(phrases('workplaces.kindsOfPlaces', 'says'));

/** Between numbers, a slash is part of an address. */
const partSeparator = /[,،、|•·・;]|\s[-–]\s|\s\/|\/\s|(?<=\p{L})\/(?=\p{L})/u;

/** How much a text looks like a place, by its form and by known places, from 0 (not at all) to 5 (a city and its country). */
export function placeScore(text: string): number {
  const apart = placesJoinedBySign(text);
  if (apart !== null) return placeScore(apart);
  const first = withoutFurtherPlaces(text);
  if (first !== text && isPlaceText(first)) return placeScore(first);
  if (text.length > 120 || isOfAnotherKind(text)) return 0;
  const joined = placeJoinedToWorkplace(text);
  if (joined !== null) return placeScore(joined);
  if (isOnlyWorkplaceText(text) && !isPlaceBesideWorkplace(text)) return isAwayFromOffice(text) ? 1.5 : 0;
  // An address may end like a sentence: "Lviv, Horodotska 174."
  const bare = withoutBrackets(text);
  const parts = (bare || text)
    .replace(/(?<=\d)\.$/, '')
    .split(partSeparator)
    .map((part) => part.trim());
  const named = parts.filter((part) => part !== '' && !houseNumber.test(part));
  if (named.length === 0 || named.length > 12 || !named.every(isNameLikeIn)) return 0;
  // "Working with Django (remote)": how one works makes no place of a phrase.
  if (bare !== text && /\s\p{Ll}{3,}(?:\s|$)/u.test(bare) && !isPlaceText(bare)) return 0;
  const isSpoken = findPlaceWord(fold(text)) !== null;
  return Math.min(5, 1 + (named.length > 1 ? 1 : 0) + (isPlaceText(text) ? 3 : 0) + (isSpoken ? 1 : 0));
}

/** "Herne & Umgebung", "Bergen & Oslo": a sign that names of companies have too. Null for those, and without it. */
function placesJoinedBySign(text: string): string | null {
  const parts = text.length > 120 ? [] : text.split(/\s&\s/);
  const [first = '', ...others] = parts;
  const areNearby = others.every((part) => findPlaceWord(fold(part)) !== null || isPlaceText(part));
  const isPlace = others.length > 0 && areNearby && isNameLike(first) && !isCompanyText(text);
  return isPlace ? parts.join(', ') : null;
}

/** "New York, NY (On-site)", "Hybrid, Leeds", "Berlin/Remote" */
function isPlaceBesideWorkplace(text: string): boolean {
  const bare = withoutBrackets(text);
  if (bare !== text && isPlaceText(bare) && !isWorkplaceText(bare)) return true;
  const parts = text.split(/[(),|/]|\s[-–]\s/).map((part) => part.trim());
  const others = parts.filter((part) => part !== '' && !isWorkplaceText(part));
  return others.length > 0 && others.length < parts.filter(Boolean).length && others.every(isNameLike);
}

/** "and", "et/ou": a small word or two between names. */
const conjunction = /\s\p{Ll}{1,4}(?:\/\p{Ll}{1,4})?\s/u;

/** The known place of "Paris et/ou télétravail", "Remote or Berlin"; null if there is none. */
function placeJoinedToWorkplace(text: string): string | null {
  const [one = '', other, ...more] = text.split(conjunction).map((part) => part.trim());
  if (other === undefined || more.length > 0) return null;
  const places = [one, other].filter((part) => !isWorkplaceText(part));
  const [place] = places;
  return place !== undefined && places.length === 1 && isPlaceText(place) ? place : null;
}

function withoutBrackets(text: string): string {
  return collapseWhitespace(text.replace(/\([^()]*\)/g, ' '));
}

function isOfAnotherKind(text: string): boolean {
  if (/[!?:@#&%]|https?/.test(text) || countOfThings.test(text) || endOfSentence.test(text) || isLeftOpen(text))
    return true;
  return (
    isReferenceText(text) || isSalaryText(text) || isPostedText(text) || isEmploymentText(text) || isCompanyText(text)
  );
}

/** "0 Comments", "3 Openings" */
const countOfThings = /^\d{1,3} \p{Lu}\p{Ll}+s$/u;

/** A point behind a longer word: "St. Gallen", "Co. Limerick" and "ul. Długa" are abbreviated. */
const endOfSentence = /(?<!(?<!\p{L})\p{L}{1,3})\.\s/u;

/** Beside a street, as a part of its own. */
const houseNumber = /^\d{1,3}\s?\p{L}?$/u;

/** Some languages write the names of regions small: "Toruń, kujawsko-pomorskie". */
function isNameLikeIn(part: string, index: number): boolean {
  return isNameLike(part) || (index > 0 && /^\p{Ll}+(?:-\p{Ll}+)?$/u.test(part) && isPlaceText(part));
}

/** Few words, most capitalized (or in a script without case), with no number except a house number or postcode. */
function isNameLike(part: string): boolean {
  if (/^\d{4,6}$/.test(part)) return true;
  const words = part.split(' ').filter((word) => !/^\d/.test(word));
  const named = words.filter((word) => /^(?:\p{Lu}|\p{Lo}|\p{sc=Georgian}|'|d')/u.test(word));
  return words.length <= 6 && named.length > 0 && named.length * 2 >= words.length && !/\d{7}/.test(part);
}
