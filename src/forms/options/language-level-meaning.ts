import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseMeanings } from '@/language/match/phrase-meanings';
import { withoutLevelNoun } from './level-nouns';
import type { OptionMeaning } from './option-meaning';

/** Descriptions of language skills; levels of two scales are equal only if the words are. */
const levels = phraseMeanings([
  ['native', phrases('levels.nativeLanguage')],
  ['fluent', phrases('levels.fluentLanguage')],
  ['advanced', phrases('levels.advancedLanguage')],
  ['intermediate', phrases('levels.intermediateLanguage')],
  ['basic', phrases('levels.basicLanguage')],
  ['beginner', phrases('levels.beginnerLanguage')],
]);

/** A level of the Common European Framework, before or after its name. */
const frame = /(?:^|\s)([abc][12])(?:$|\s)/;

/** A level of language skills. */
export const languageLevelMeaning: OptionMeaning = ({ text }) => {
  const words = fold(text);
  const level = frame.exec(words)?.[1] ?? levels.of(words) ?? levels.of(withoutLevelNoun(words));
  return level ? [`level ${level}`] : [];
};
