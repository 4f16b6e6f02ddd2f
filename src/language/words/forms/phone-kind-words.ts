import { type Folded, replaceFolded } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseAlternation, unspacedPattern } from '@/language/match/phrases';
import { once } from '@/std/once';

const kinds = once(() => {
  const tables = [phrases('contact.phoneKinds'), phrases('contact.ownContact')];
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${phraseAlternation(tables)})(?![\\p{L}\\p{N}])`, 'gu');
});

/** In scripts without spaces: wherever they stand. */
const unspacedKinds = once(() => {
  const { ja = '', ko = '', zh = '' } = phrases('contact.phoneKinds');
  return unspacedPattern([ja, ko, zh].filter(Boolean).join('|'));
});

/** What is left of a label without the words that only tell which of somebody's own numbers it means: "home", "evening", "landline". */
export const withoutPhoneKinds = (label: Folded): Folded =>
  replaceFolded(replaceFolded(label, kinds()), unspacedKinds());
