import { remoteTypeOf } from '@/jobs/text-kind/remote-type';
import { countriesIn } from '@/language/countries/countries-in-text';
import { asCountryCode } from '@/language/countries/country-names';

/** Names of countries that are as often a state's or a city's. */
const ambiguous: ReadonlySet<string> = new Set(['GE', 'JE']);
/** Characters. */
const longestPlace = 300;

/** Common short names of countries; other two-letter codes are states as well: CA, DE. */
const shortNames: ReadonlySet<string> = new Set(['US', 'UK']);

/**
 * The country a posting's place unambiguously names, as an ISO 3166-1 alpha-2 code: a single one, as the last part of the place ("Berlin,
 * Germany (hybrid)"). Otherwise null: "Norway, ME" names no country it is in.
 */
export function jobCountry(place: string | null): string | null {
  if (place !== null && place.length > longestPlace) return null;
  const named = countriesIn(place ?? '');
  const parts = (place ?? '').split(/[,،、;|·/()]|\s[-–—]\s/).map((part) => part.trim());
  const last = parts.filter((part) => part !== '' && remoteTypeOf(part) === null).at(-1);
  if (last === undefined || named.length > 1) return null;
  const isCode = last.length === 2;
  const code = isCode ? (shortNames.has(last) ? (last === 'UK' ? 'GB' : last) : undefined) : asCountryCode(last);
  return code === undefined || ambiguous.has(code) ? null : code;
}
