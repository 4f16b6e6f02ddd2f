import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { nameWordTest } from '@/language/match/name-word-test';
import { withoutCount } from '@/language/match/without-count';

const applies = [
  nameWordTest({ alone: phrases('filters.applyChoices', 'whole') }),
  nameWordTest({ alone: phrases('filters.applyChoices', 'says') }),
];
const sends = nameWordTest({ alone: phrases('controls.plainSend') });
const ownThings = nameWordTest({ anywhere: phrases('actions.ownThings') });

/** "Apply", "Apply 24": just the word. */
export function isPlainApply(name: string): boolean {
  const words = withoutCount(fold(name));
  return applies.some((says) => says(words));
}

/** "Submit": just the word. */
export function isPlainSend(name: string): boolean {
  return sends(withoutCount(fold(name)));
}

/** True for words about the user's own data, which could be lost. */
export function isAboutUserData(name: string): boolean {
  return ownThings(fold(name));
}
