import { foldControlName } from '@/language/fold/fold-control-name';
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
  return ownThings(foldControlName(name));
}

/** "apply (24" and "apply 1,200" as "apply". */
function withoutCount(name: string): string {
  const words = foldControlName(name);
  const counted = lengthWithout(words, /[\d.,']/, words.length);
  return words.slice(0, lengthWithout(words, counted < words.length ? /[\s(]/ : /(?!)/, counted));
}

/** Length of a text up to `end`, without trailing characters of a kind. */
function lengthWithout(text: string, kind: RegExp, end: number): number {
  let length = end;
  while (length > 0 && kind.test(text.charAt(length - 1))) length -= 1;
  return length;
}
