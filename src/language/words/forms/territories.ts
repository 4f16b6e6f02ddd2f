import { countryName } from '@/language/countries/country-names';
import { type Folded, fold } from '@/language/fold/fold';
import { coveredIntlLanguages } from '@/language/lexicon/intl-languages';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseFinder } from '@/language/match/phrases';
import { once } from '@/std/once';

/** Groups of countries that share a permit. */
const findUnion = phraseFinder(phrases('questions.unions'));
const findOwn = phraseFinder(phrases('questions.ownCountry'));

/** UN M49: Africa, the Americas and their parts, Asia and its parts, Europe and its parts, Oceania; CLDR names them like countries. */
const parts = '002 003 005 009 013 019 021 030 034 035 142 145 150 151 154 155 419'.split(' ');
const named = once(
  () =>
    new Set<string>(coveredIntlLanguages.flatMap((language) => parts.map((part) => fold(countryName(part, language))))),
);
/** Words in the longest of their names. */
const mostWords = 4;
/** What business calls several countries, in any language. */
const abbreviated = /(?<!\p{L})(?:EMEA|DACH|APAC|LATAM|MENA|GCC|ASEAN)(?!\p{L})/u;

/** Whether a question names many countries at once: a union, or a part of the world. */
export function namesManyCountries(question: string): boolean {
  return namesUnion(question) || abbreviated.test(question) || namesPart(fold(question).split(' '));
}

export const namesUnion = (question: string): boolean => findUnion(fold(question)) !== null;

/** Whether folded words mean the country that a person lives in, whichever that is. */
export const namesOwnCountry = (words: Folded): boolean => findOwn(words) !== null;

function namesPart(words: readonly string[]): boolean {
  return words.some((_, at) =>
    Array.from({ length: mostWords }, (_, more) => words.slice(at, at + more + 1).join(' ')).some((run) =>
      named().has(run),
    ),
  );
}
