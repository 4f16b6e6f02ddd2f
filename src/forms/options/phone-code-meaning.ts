import { countryOf } from './country-meaning';
import type { OptionMeaning } from './option-meaning';

/** Written from right to left, the sign stands behind the digits. */
const dialCode = /(?:\+|\b00)\s?(\d[\d\s-]{0,6})|(\d{1,4})\s?\+/;

/**
 * The country code of a telephone number. A code alone matches the one label that has it, not one of several countries that share it (+1);
 * the code with its country ("CA +1") matches the country, or the code if the labels name no countries.
 */
export const phoneCodeMeaning: OptionMeaning = ({ text, role }) => {
  const [, before, behind] = dialCode.exec(text) ?? [];
  const bare = role === 'label' ? /^\s*\d{1,4}\s*$/.exec(text)?.[0] : undefined;
  const code = (before ?? behind ?? bare)?.replace(/\D/g, '');
  const countries = role === 'label' ? countriesIn(text) : [countryOf(text, true) ?? []].flat();
  const ofCountry = countries.map((country) => `in ${country}`);
  if (!code) return ofCountry;
  if (role === 'label') {
    // A place name that is not a known country is still a place.
    const isCodeAlone = !/\p{L}/u.test(text);
    return ofCountry.length > 0 || !isCodeAlone ? [...ofCountry, `dials ${code} there`] : [`dials ${code}`];
  }
  return ofCountry.length > 0 ? [...ofCountry, `dials ${code}`] : [`dials ${code}`, `dials ${code} there`];
};

/** Countries that share a code may share an entry: "USA / Canada (+1)". */
function countriesIn(text: string): string[] {
  const whole = countryOf(text, true);
  return whole ? [whole] : text.split(/[/&、／]/).flatMap((part) => countryOf(part, true) ?? []);
}
