import { cities, regions } from '@/language/countries/city-names';
import { languages } from '@/language/dates/languages';
import { isWorkplaceText } from './workplace-text';

/** Characters. Places are short; longer texts are about something else. */
const longestPlace = 120;

/** "NY 10012", "GA", "NSW 2000": ends of addresses in countries that write the state in capitals. */
const stateCode =
  /(?:^|[,\s(])(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|NSW|VIC|QLD|TAS|ACT|ON|QC|BC|AB|UK|USA|US|UAE|EU|EMEA|APAC|LATAM|DACH|NYC)(?:\s+\d{4,5})?(?=$|[\s,)(/+])/;
/** "10115 Berlin", "SW1A London", "75001 Paris" */
const postalCode = /^(?:[A-Z]{1,2}-)?\d{4,6}\s+\p{Lu}|\p{L}{2},?\s+\d{5}$/u;

/** Whether a text names where a job is: a place, a country, or a work arrangement without one. */
export function isPlaceText(text: string): boolean {
  if (text.length < 2 || text.length > longestPlace || /[.!?]\s|https?:|@/.test(text)) return false;
  if (stateCode.test(text) || postalCode.test(text)) return true;
  const folded = text.toLowerCase().normalize('NFKC').trim();
  const places = knownPlaces();
  const parts = folded
    .split(/(?:(?<!\s)\s+)?[,;/|•·()–—+&]\s*|(?<!\s)\s+[-]\s+|(?<!\s)\s+(?:or|and|in|und|oder|et|ou|y|o|e)\s+/u)
    .filter(Boolean);
  return (
    parts.some((part) => places.has(part) || places.has(part.replace(/(?<!\s)\s+\d+$|^\d+\s+/, ''))) ||
    isWorkplaceText(folded)
  );
}

let known: Set<string> | undefined;

/** Countries in every language and time zone cities, from the browser, and the names listed here. */
function knownPlaces(): Set<string> {
  known ??= new Set([...cities, ...regions, ...countryNames(), ...timeZoneCities()]);
  return known;
}

function countryNames(): string[] {
  const names = languages.map((language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }));
  return countryCodes().flatMap((code) =>
    names.flatMap((name) => name.of(code)?.toLowerCase().normalize('NFKC') ?? []),
  );
}

/** All letter pairs that CLDR knows as a country. */
function countryCodes(): string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return letters.flatMap((first) => letters.map((second) => first + second)).filter((code) => english.of(code));
}

function timeZoneCities(): string[] {
  return Intl.supportedValuesOf('timeZone').flatMap((zone) => {
    const city = zone.includes('/') ? zone.split('/').at(-1) : undefined;
    return city ? [city.replaceAll('_', ' ').toLowerCase()] : [];
  });
}
