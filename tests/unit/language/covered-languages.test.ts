import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { matchOption } from '@/forms/options/match-option';
import { salaryCurrencyIn } from '@/language/amounts/salary-currency';
import { asCountryCode } from '@/language/countries/country-names';
import { plainText } from '@/language/fold/plain-letters';
import { coveredLanguages, phrases } from '@/language/lexicon/lexicon';
import { areCountries } from '@/language/words/forms/country-options';
import { lettersAndDigits } from '@/safety/requests/compact-text';
import { paraphrasesOf } from '@/safety/requests/paraphrased-answers';
import { sourceFiles } from '../../imports';

const countries = ['DE', 'EG', 'FI', 'GB', 'JP'];
const currencies = ['CZK', 'DKK', 'EUR', 'GBP', 'JPY'];

const namesIn = (language: string, type: 'region' | 'currency', codes: readonly string[]): string[] => {
  const names = new Intl.DisplayNames([language], { type, fallback: 'none' });
  return codes.map((code) => names.of(code) ?? '');
};

const monthsIn = (language: string, month: 'long' | 'short'): string[] => {
  const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, at) => format.format(Date.UTC(2024, at, 15)));
};

describe.each(coveredLanguages)('a form in %s', (language) => {
  it.each(['long', 'short'] as const)('has months that are known by their %s names', (style) => {
    const names = monthsIn(language, style);
    expect(names.map((_, at) => matchOption({ key: 'bday-month', value: String(at + 1) }, names))).toEqual([
      ...names.keys(),
    ]);
  });

  it('has countries that are known by their names', () => {
    const names = namesIn(language, 'region', countries);
    expect(names.map((name) => asCountryCode(name))).toEqual(countries);
    expect(countries.map((value) => matchOption({ key: 'country', value }, names))).toEqual([...names.keys()]);
    expect(areCountries(names.map((label) => ({ label, value: null, isChosen: false, selector: null })))).toBe(true);
  });

  it('has currencies that are known by their names', () => {
    const names = namesIn(language, 'currency', currencies);
    expect(currencies.map((value) => matchOption({ key: 'salary.currency', value }, names))).toEqual([...names.keys()]);
  });

  it('has dates that are known again in a request', () => {
    const written = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(1990, 9, 17));
    expect(paraphrasesOf('1990-10-17', () => false).within).toContain(lettersAndDigits(written));
  });
});

describe('the languages', () => {
  it.each(Object.entries(phrases('money.ownCurrency')))('%s has the code of its own currency', (_, said) => {
    const [word = ''] = said.split(' | ');
    expect(salaryCurrencyIn(plainText(`45000${word.replace('*', '')}`))).not.toBeNull();
  });

  it('are listed nowhere but in the lexicon', () => {
    const list = new RegExp(`(?<!\\w)(?:(?:${[...coveredLanguages, 'nb'].join('|')})['",\\s]+){4}`);
    const files = sourceFiles().filter((file) => file.startsWith('src/') && !file.startsWith('src/language/lexicon/'));
    // Languages that a person may speak, which are more than those that are read.
    const spoken = 'src/ui/profile/read-document/read-languages.ts';
    expect(files.filter((file) => list.test(readFileSync(file, 'utf8')))).toEqual([spoken]);
  });
});
