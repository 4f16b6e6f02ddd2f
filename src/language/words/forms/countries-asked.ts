import { countriesIn, withoutCountries } from '@/language/countries/countries-in-text';
import { countryCodes } from '@/language/countries/country-codes';
import { countryName } from '@/language/countries/country-names';
import { fold } from '@/language/fold/fold';
import { withoutBrackets } from '@/language/fold/without-brackets';
import { phrases } from '@/language/lexicon/lexicon';
import { foldedPhrases } from '@/language/match/phrases-in';
import { once } from '@/std/once';

/**
 * The countries a question names, in whatever case its sentence puts them, sorted by code. Where a name may be that of several, all of
 * them: rather nothing is answered than for the wrong country.
 */
export function countriesAsked(question: string): string[] {
  const rest = withoutCountries(question);
  return [...new Set([...countriesIn(question), ...inflectedIn(rest), ...unspacedIn(rest)])].sort();
}

/** A country's name in one language, word by word. */
interface CountryForm {
  code: string;
  words: readonly string[];
  endings: ReadonlySet<string>;
}

/** Letters that stay in every case. */
const shortestStem = 4;
/** Letters that a case may replace. */
const mostReplaced = 2;

const forms = once((): ReadonlyMap<string, readonly CountryForm[]> => {
  const all = Object.entries(phrases('places.caseEndings')).flatMap(([language, listed]) => {
    const endings = new Set(foldedPhrases({ [language]: listed }));
    return countryCodes.map((code): CountryForm => ({ code, words: fold(nameIn(code, language)).split(' '), endings }));
  });
  return Map.groupBy(all, ({ words }) => (words[0] ?? '').slice(0, shortestStem));
});

const nameIn = (code: string, language: string): string => withoutBrackets(countryName(code, language));

/** Names of countries are written with a capital letter in all languages that put them into cases. */
function inflectedIn(text: string): string[] {
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.flatMap((word, at) => (/^\p{Lu}/u.test(word) ? formsAt(words.slice(at).map(fold)) : []));
}

/** Those whose words go on longest, and change least. */
function formsAt(words: readonly string[]): string[] {
  const fitting = (forms().get((words[0] ?? '').slice(0, shortestStem)) ?? []).flatMap(({ code, ...form }) => {
    const length = sharedLetters(words, form);
    return length === 0 ? [] : [{ code, length }];
  });
  const longest = Math.max(...fitting.map(({ length }) => length));
  return fitting.filter(({ length }) => length === longest).map(({ code }) => code);
}

/** Letters that a name shares with words of a sentence; 0: it is not that name. */
function sharedLetters(words: readonly string[], { words: name, endings }: Omit<CountryForm, 'code'>): number {
  let letters = 0;
  for (const [at, own] of name.entries()) {
    const stem = stemOf(words[at] ?? '', own, endings);
    if (stem === 0) return 0;
    letters += stem;
  }
  return letters;
}

function stemOf(word: string, own: string, endings: ReadonlySet<string>): number {
  if (word === own) return own.length;
  for (let stem = own.length; stem >= Math.max(shortestStem, own.length - mostReplaced); stem -= 1) {
    if (word.startsWith(own.slice(0, stem)) && endings.has(word.slice(stem))) return stem;
  }
  return 0;
}

const unspacedScript = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]/u;
/** Usual names that CLDR does not have. */
const short: Readonly<Record<string, string>> = {
  米国: 'US',
  アメリカ: 'US',
  美國: 'US',
  미국: 'US',
  英国: 'GB',
  韓国: 'KR',
};

const unspaced = once(() => {
  const named = countryCodes.flatMap((code) =>
    ['ja', 'zh', 'zh-Hant', 'ko'].map((language): [string, string] => [countryName(code, language), code]),
  );
  const codes = new Map([...named, ...Object.entries(short)].filter(([name]) => name.length > 1));
  const longestFirst = [...codes.keys()].sort((one, other) => other.length - one.length);
  // Its language or people are not the country.
  return { codes, pattern: new RegExp(`(?:${longestFirst.map(RegExp.escape).join('|')})(?![語语語人어])`, 'g') };
});

/** Scripts that put no space between a name and the word behind it. */
function unspacedIn(text: string): string[] {
  if (!unspacedScript.test(text)) return [];
  const { codes, pattern } = unspaced();
  return (text.match(pattern) ?? []).flatMap((name) => codes.get(name) ?? []);
}
