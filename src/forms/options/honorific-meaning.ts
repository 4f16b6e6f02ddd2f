import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseMeanings } from '@/language/match/phrase-meanings';
import type { OptionMeaning } from './option-meaning';

const honorifics = phraseMeanings([
  ['man', phrases('options.honorificMan')],
  ['woman', phrases('options.honorificWoman')],
  ['miss', phrases('options.honorificMiss')],
]);

/** What parts several that mean the same: "Mr/Herr", "Ms (Frau)". */
const separators = /[/|()]/;

/**
 * How somebody is addressed, in the languages of forms: as it is said, else as what means the same. A "Miss" is found as such alone; among
 * others in a list she still is a woman, so that none of them is the only one.
 */
export const honorificMeaning: OptionMeaning = ({ text, role }) => {
  const parts = text.split(separators).map(fold).filter(Boolean);
  const meant = new Set(parts.map((part) => honorifics.of(part)));
  if (meant.has('man') && meant.size > 1) return [];
  // "Ms/Mrs": of what is unknown here, only the words count.
  if (meant.has(undefined)) return meant.size > 1 ? parts.map((part) => `addressed as ${part}`) : [];
  const ofAll = role === 'label' && meant.has('miss') ? [...meant, 'woman'] : [...meant];
  return [...parts.map((part) => `addressed as ${part}`), ...ofAll.map((each) => `addressed like a ${each}`)];
};
