import { fold } from '@/language/fold/fold';
import { plainText } from '@/language/fold/plain-letters';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseCutter } from '@/language/match/phrase-at-edge';
import { wordingTest } from '@/language/match/wording-test';
import { writtenAlternation } from '@/language/match/written-phrases';

const saysSeveral = wordingTest('whole', phrases('workplaces.severalPlaces'));
const noun = `(?:${writtenAlternation(phrases('workplaces.countedPlaces'))})`;
const counted = new RegExp(`^\\+?\\d{1,3}\\+?\\s?${noun}$|^${noun}\\s?:?\\s?\\d{1,3}\\+?(?:\\s?${noun})?$`, 'u');
/** "Available in 3 locations": a word, and a small one before the number. */
const countedIn = new RegExp(`^\\p{L}{4,14}\\s\\p{L}{1,4}\\s\\d{1,3}\\s?${noun}$`, 'u');
/** "Boston, MA +2", "Berlin + 3 more" */
const withMore = /\p{L}[)\s,]*\s\+\s?\d{1,2}(?:\s\p{L}+)?$/u;

/** Whether a text only says in how many places a job is, or how many more there are: whoever lists them knows better. */
export function isPlaceCount(text: string): boolean {
  if (text.length > 60) return false;
  const plain = plainText(text);
  return counted.test(plain) || countedIn.test(plain) || withMore.test(plain) || saysSeveral(fold(text));
}

const withoutFurther = phraseCutter('end', phrases('workplaces.furtherPlaces'));
const withoutBetween = phraseCutter('end', phrases('workplaces.betweenPlaces'));

/** Without the end that says that what lies around is meant as well: "Kassel & Umgebung". */
export const withoutSurroundings = phraseCutter('end', phrases('workplaces.surroundings'));

/** Without the end that says how many places are not named, or that they lie around: "서울 외 4", "Berlin and 3 more". */
export function withoutFurtherPlaces(text: string): string {
  const town = text.length > 120 ? text : withoutSurroundings(text);
  if (town !== text) return town;
  const counting = text.length > 120 ? text : withoutNumber(text);
  const named = withoutFurther(counting);
  return named === counting ? text : withoutBetween(withoutNumber(named));
}

const withoutNumber = (text: string): string => text.replace(/\s\d{1,3}$/, '');

const separators = [/[;|•·/]/, /,\s/];

/** Whether a text has as many parts as another counts places: "Brno; Liberec; Tábor" beside "3 locations", or beside "Brno +2". */
export function saysAsManyPlaces(text: string, count: string): boolean {
  const plain = plainText(count);
  const wanted = Number(/\d+/.exec(plain)?.[0]) + (withMore.test(plain) ? 1 : 0);
  return wanted > 1 && separators.some((separator) => text.split(separator).length === wanted);
}
