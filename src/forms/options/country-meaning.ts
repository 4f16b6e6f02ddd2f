import type { FieldKey } from '@/domain/form/field-key-schema';
import { countryCodes } from '@/language/countries/country-codes';
import { countryListLanguages } from '@/language/countries/country-list-languages';
import { countryName, otherCountryNames } from '@/language/countries/country-names';
import { nationalities } from '@/language/countries/nationality-names';
import { optionWords } from './fold-option-text';
import { meaningsByName } from './meanings-by-name';
import type { OptionMeaning } from './option-meaning';

const codes: ReadonlySet<string> = new Set(countryCodes);
let named: ReadonlyMap<string, string | null> | null = null;

/** By the words of every name; null if two countries share one. */
function countriesByWords(): ReadonlyMap<string, string | null> {
  named ??= meaningsByName(
    countryCodes.flatMap((code) => {
      const official = countryListLanguages.map((language) => countryName(code, language));
      return [...official, ...(otherCountryNames[code] ?? [])].map((name) => [name, code] as const);
    }),
  );
  return named;
}

/** "(+49)", "+49", from right to left "(49+)", "(DE)", "(USA)": what lists add to a name. */
const beside = /(?:\(\s*|(?<![\s(])\s+)?\+\s?\d[\d\s-]*\)?|\(?\d{1,4}\s?\+\)?|\([A-Z]{2,3}\)/g;
/** Flags are encoded by a code's two letters. */
const flag = /[\u{1F1E6}-\u{1F1FF}]{2}/gu;
/** The first flag character, and the first letter. */
const firstMark = 0x1f1e6;
const firstLetter = 65;
const shortestName = 3;

/** Two letters are a country code only in a question about countries: elsewhere NO is an answer, and IT a department. */
export function asksForCountry(key: FieldKey | null): boolean {
  return key === 'country' || key === 'country-name' || key === 'nationality' || key === 'tel-country-code';
}

/** The country a text names, by its name in any language, its code or its flag; otherwise undefined. */
export function countryOf(text: string, areCodes: boolean): string | undefined {
  const name = text
    .replace(beside, ' ')
    .replace(flag, ' ')
    .replace(/^[-–,\s]+|(?<![-–,\s])[-–,\s]+$/g, '');
  const code = name === '' ? lettersOfFlag(text) : name.toUpperCase();
  if (areCodes && codes.has(code)) return code;
  return name.length < shortestName ? undefined : (countriesByWords().get(optionWords(name)) ?? undefined);
}

function lettersOfFlag(text: string): string {
  const [letters = ''] = text.match(flag) ?? [];
  return Array.from(letters, (mark) => String.fromCodePoint((mark.codePointAt(0) ?? 0) - firstMark + firstLetter)).join(
    '',
  );
}

let byNationality: ReadonlyMap<string, string | null> | null = null;

/** The country whose nationality a text names, whatever its brackets explain. */
function countryOfNationality(text: string): string | null {
  byNationality ??= meaningsByName(nationalities);
  return byNationality.get(optionWords(text.replace(/\([^()]*\)\s*$/, ''))) ?? null;
}

/** A country by its name in any language, or by its code; a nationality by its country as well, since lists of either are asked for it. */
export const countryMeaning: OptionMeaning = ({ text }, key) => {
  const national = key === 'nationality' ? countryOfNationality(text) : null;
  if (national) return [`country ${national}`];
  const isAsked = asksForCountry(key);
  const code = isAsked || key === null || key.startsWith('question.') ? countryOf(text, isAsked) : undefined;
  return code ? [`country ${code}`] : [];
};
