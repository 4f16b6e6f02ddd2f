import { countryCodes } from './country-codes';
import { countriesByName, countryName } from './country-names';

/** Codes that are also words count only in capitals. */
const codesInText: Record<string, string> = {
  US: 'US',
  USA: 'US',
  'U.S': 'US',
  'U.S.A': 'US',
  UK: 'GB',
  'U.K': 'GB',
  UAE: 'AE',
};

/** Words in the longest name. */
const mostWords = 7;
/** Shorter names are words in some language too. */
const shortestName = 4;

/** The countries a text names, without duplicates, sorted by code. */
export function countriesIn(text: string): string[] {
  return [...new Set([...namesIn(text), ...unspacedNamesIn(text)].map(({ code }) => code))].sort();
}

const kana = /[\p{sc=Hiragana}\p{sc=Katakana}]/u;
let inJapanese: RegExp | undefined;
let byJapaneseName: ReadonlyMap<string, string> | undefined;

/** Japanese puts no space between a name and the word behind it. */
function unspacedNamesIn(text: string): Pick<FoundName, 'code'>[] {
  if (!kana.test(text)) return [];
  byJapaneseName ??= new Map(countryCodes.map((code) => [countryName(code, 'ja'), code]));
  const longestFirst = Array.from(byJapaneseName.keys()).sort((one, other) => other.length - one.length);
  // Its language or people are not the country.
  inJapanese ??= new RegExp(`(?:${longestFirst.map(RegExp.escape).join('|')})(?![語人])`, 'g');
  return Array.from(text.matchAll(inJapanese), ([name]) => ({ code: byJapaneseName?.get(name) ?? '' }));
}

/** The text without its country names. */
export function withoutCountries(text: string): string {
  let rest = '';
  let end = 0;
  for (const name of namesIn(text)) {
    rest += `${text.slice(end, name.start)} `;
    end = name.end;
  }
  return rest + text.slice(end);
}

interface FoundName {
  code: string;
  start: number;
  end: number;
}

interface Word {
  text: string;
  start: number;
  end: number;
}

/** Each place counts once, by its longest name: "Papua New Guinea" does not name Guinea. */
function namesIn(text: string): FoundName[] {
  const names = namesByWords();
  const words = wordsOf(text);
  const found: FoundName[] = [];
  for (let first = 0; first < words.length; first += 1) {
    for (let count = Math.min(mostWords, words.length - first); count > 0; count -= 1) {
      const part = words.slice(first, first + count);
      const code = codeOf(part, names);
      const [start, end] = [part[0]?.start, part.at(-1)?.end];
      if (code === undefined || start === undefined || end === undefined) continue;
      found.push({ code, start, end });
      first += count - 1;
      break;
    }
  }
  return found;
}

function codeOf(words: readonly Word[], names: ReadonlyMap<string, string>): string | undefined {
  const [only, another] = words;
  const written = only && !another ? codesInText[only.text] : undefined;
  return written ?? names.get(words.map(({ text }) => text.toLowerCase()).join(' '));
}

let byWords: Map<string, string> | undefined;

function namesByWords(): ReadonlyMap<string, string> {
  byWords ??= new Map(
    [...countriesByName()].flatMap(([name, code]) => {
      const words = wordsOf(name).map(({ text }) => text);
      return name.length >= shortestName ? [[words.join(' '), code]] : [];
    }),
  );
  return byWords;
}

/** Words without surrounding points; text is split the same way as names. */
function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{M}]+(?:\.[\p{L}\p{M}]+)*/gu)].map(({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }));
}
