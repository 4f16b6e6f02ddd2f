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
/** As ISO 3166 turns a name round: "Netherlands (the)", "Korea, Republic of". */
const turnedRound = /[,(](?:[^,()]* of(?: the)?|\s*the)\)?$/i;
/** Of two countries with one name, the other one is called so. */
const isOtherOne = /\bdemocratic\b/i;
/** Between a name and its code, or the name in another language. */
const betweenNames = /[()]|\s[-–—/|]\s/;

/** Two letters are a country code only in a question about countries: elsewhere NO is an answer, and IT a department. */
export function asksForCountry(key: FieldKey | null): boolean {
  return key === 'country' || key === 'country-name' || key === 'nationality' || key === 'tel-country-code';
}

/** The country a text names, by its name in any language, its code or its flag, or by several of these; otherwise undefined. */
export function countryOf(text: string, areCodes: boolean): string | undefined {
  const name = text
    .replace(beside, ' ')
    .replace(flag, ' ')
    .replace(/^[-–,\s]+|(?<![-–,\s])[-–,\s]+$/g, '');
  if (name === '') return countryNamed(lettersOfFlag(text), areCodes);
  const parts = name.split(betweenNames).filter((part) => part.trim() !== '');
  return countryNamed(name, areCodes) ?? onlyCountry(parts, areCodes) ?? countryNamed(plainName(name), false);
}

function plainName(name: string): string {
  return isOtherOne.test(name) ? name : name.replace(turnedRound, '');
}

function countryNamed(name: string, areCodes: boolean): string | undefined {
  const code = name.trim().toUpperCase();
  return areCodes && codes.has(code) ? code : (countriesByWords().get(optionWords(name)) ?? undefined);
}

/** "DE - Germany", "Germany (Deutschland)": all of them name the same one. */
function onlyCountry(parts: readonly string[], areCodes: boolean): string | undefined {
  const [code, ...others] = parts.map((part) => countryNamed(part, areCodes));
  return others.every((other) => other === code) ? code : undefined;
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
