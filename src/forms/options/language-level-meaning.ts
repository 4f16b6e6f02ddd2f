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

/** A level of language skills. Who says it on both scales, "Intermediate (B1)", may be given as either, but is of one level of the frame. */
export const languageLevelMeaning: OptionMeaning = ({ text, role }) => {
  const words = fold(text);
  const framed = frame.exec(words)?.[1];
  const said = framed === undefined ? words : fold(words.replace(framed, ' '));
  const named = levels.of(said) ?? levels.of(withoutLevelNoun(said));
  const all = role === 'value' ? [framed, named] : [framed ?? named];
  return all.flatMap((level) => (level === undefined ? [] : `level ${level}`));
};
