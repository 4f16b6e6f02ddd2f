import { countriesIn } from './profile-values/countries-in-text';
import { asCountryCode } from './profile-values/country-names';
import { remoteTypeOf } from './remote-type';

/** Names of countries that are as often a state's or a city's. */
const ambiguous: ReadonlySet<string> = new Set(['GE', 'JE']);
/** Characters. */
const longestPlace = 300;

/** Short names that people write for countries; other codes of two letters are states as well: CA, DE. */
const shortNames: ReadonlySet<string> = new Set(['US', 'UK']);

/**
 * The country that a posting's place names for certain, as an ISO 3166-1 alpha-2 code: one alone, in a part of its own at the end of the
 * place ("Berlin, Germany (hybrid)"). Null where that is not so: "Norway, ME" is in no country that it names.
 */
export function jobCountry(place: string | null): string | null {
  if (place !== null && place.length > longestPlace) return null;
  const named = countriesIn(place ?? '');
  const parts = (place ?? '').split(/[,;|·/()]|\s[-–—]\s/).map((part) => part.trim());
  const last = parts.filter((part) => part !== '' && remoteTypeOf(part) === null).at(-1);
  if (last === undefined || named.length > 1) return null;
  const isCode = last.length === 2;
  const code = isCode ? (shortNames.has(last) ? (last === 'UK' ? 'GB' : last) : undefined) : asCountryCode(last);
  return code === undefined || ambiguous.has(code) ? null : code;
}
