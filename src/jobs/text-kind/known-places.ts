import { countries } from '@/language/cldr/countries';
import { cities, regions } from '@/language/countries/city-names';
import { fold } from '@/language/fold/fold';
import { towns } from '@/language/geonames/towns';
import { once } from '@/std/once';

/** Whether a text is the name of a town that is known. */
export function isKnownTown(text: string): boolean {
  return knownTowns().has(fold(text));
}

/** Whether folded words are the name of a known town, region or country, also with a postcode or the number of a district. */
export function isKnownPlace(words: string): boolean {
  return isNamed(words) || isNamed(words.replace(/ \d+$|^\d+ /, ''));
}

const isNamed = (words: string): boolean => knownTowns().has(words) || knownRegions().has(words);

/** GeoNames' towns, time zone cities from the browser, and the names listed here. */
const knownTowns = once(
  (): ReadonlySet<string> => new Set([...towns.split('|'), ...[...cities, ...timeZoneCities()].map(fold)]),
);

/** Countries in every language, and regions. */
const knownRegions = once((): ReadonlySet<string> => new Set([...countries.split('|'), ...regions.map(fold)]));

function timeZoneCities(): string[] {
  return Intl.supportedValuesOf('timeZone').flatMap((zone) => {
    const city = zone.includes('/') ? zone.split('/').at(-1) : undefined;
    return city ? [city.replaceAll('_', ' ')] : [];
  });
}
