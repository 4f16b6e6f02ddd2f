import { type Folded, fold, joinFolded, splitWords } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { nameWordTest } from '@/language/match/name-word-test';

const applies = nameWordTest({ alone: phrases('filters.applyChoices') });
const sends = nameWordTest({ alone: phrases('controls.plainSend') });
const ownThings = nameWordTest({ anywhere: phrases('deeds.ownThings') });

/** "Apply", "Apply 24": just the word. */
export function isPlainApply(name: string): boolean {
  return applies(withoutCount(name));
}

/** "Submit": just the word. */
export function isPlainSend(name: string): boolean {
  return sends(withoutCount(name));
}

/** True for words about the user's own data, which could be lost. */
export function isAboutUserData(name: string): boolean {
  return ownThings(fold(name));
}

/** "apply (24)" and "apply 1,200" as "apply". */
function withoutCount(name: string): Folded {
  const words = splitWords(fold(name));
  return joinFolded(...words.slice(0, words.findLastIndex((word) => !/^\d+$/.test(word)) + 1));
}
