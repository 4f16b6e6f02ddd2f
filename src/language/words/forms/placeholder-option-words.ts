import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { nameWordTest } from '@/language/match/name-word-test';
import { foldedPhrases } from '@/language/match/phrases-in';
import { once } from '@/std/once';

const saysChoose = nameWordTest({ alone: phrases('options.chooseOne') });

/** Whether a list shows this while nothing is chosen: "Select one", "– Bitte wählen –". */
export function isPlaceholderOption(text: string): boolean {
  return saysChoose(fold(text));
}

const saysUnspecified = nameWordTest({ alone: phrases('options.unspecified') });

/** Whether a list may begin with this before anybody has chosen: "Not specified". */
export function isUnspecifiedOption(text: string): boolean {
  return saysUnspecified(fold(text));
}

const beginsChoosing = nameWordTest({ first: phrases('options.chooseOne') });
/** In scripts that do not part words, what is chosen follows at once: "请选择城市". */
const unspaced = once(() =>
  foldedPhrases(phrases('options.chooseOne')).filter((phrase) => /\p{sc=Han}|\p{sc=Hang}/u.test(phrase)),
);

/** Whether a text asks to choose something, whatever that is: "Select a town". */
export function asksToChoose(text: string): boolean {
  const words = fold(text);
  return beginsChoosing(words) || unspaced().some((phrase) => words.startsWith(phrase));
}
