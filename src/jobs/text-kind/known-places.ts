import { countries } from '@/language/cldr/countries';
import { cities, regions } from '@/language/countries/city-names';
import { fold } from '@/language/fold/fold';
import { towns } from '@/language/geonames/towns';
import { isInSortedList } from '@/std/in-sorted-list';
import { once } from '@/std/once';

/** Whether a text is the name of a town that is known. */
export function isKnownTown(text: string): boolean {
  return isTown(fold(text));
}

/** Whether folded words are the name of a known town, region or country, also with a postcode or the number of a district. */
export function isKnownPlace(words: string): boolean {
  return isNamed(words) || isNamed(words.replace(/ \d+$|^\d+ /, ''));
}

const isNamed = (words: string): boolean =>
  isTown(words) || isInSortedList(countries, words) || listedRegions().has(words);

/** GeoNames' towns, cities of time zones, and the names listed here. */
const isTown = (words: string): boolean => isInSortedList(towns, words) || listedCities().has(words);

const listedCities = once((): ReadonlySet<string> => new Set(cities.map(fold)));
const listedRegions = once((): ReadonlySet<string> => new Set(regions.map(fold)));
