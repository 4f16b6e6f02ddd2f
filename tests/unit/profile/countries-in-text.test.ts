import { expect, it } from 'vitest';
import { countriesIn, withoutCountries } from '@/language/countries/countries-in-text';

it.each([
  ['Are you authorized to work in the US?', ['US']],
  ['Tell us about yourself', []],
  ['work in the U.S. or the U.K.', ['GB', 'US']],
  ['Dürfen Sie in Deutschland und Österreich arbeiten?', ['AT', 'DE']],
  ['États-Unis, Pays-Bas', ['NL', 'US']],
  ['Papua New Guinea', ['PG']],
  ['New Mexico', ['US']],
  ['the United States of America', ['US']],
  ['in Germany, Germany', ['DE']],
  ['Har du rätt att arbeta i Sverige eller i Norge?', ['NO', 'SE']],
  ['Pracoval jste ve firmě v Česku: Česko', ['CZ']],
  ['Suomi', ['FI']],
  ['An indie studio on the Isle', []],
])('finds in %j %j', (text, countries) => {
  expect(countriesIn(text)).toEqual(countries);
});

it('takes them out', () => {
  expect(withoutCountries('Do you live in Germany now?')).toBe('Do you live in   now?');
});
