import { fold } from '@/language/fold/fold';
import { type Language, phrases } from '@/language/lexicon/lexicon';
import { languagesOfPhrase } from '@/language/match/language-of-labels';
import { foldedPhrases, phrasesIn } from '@/language/match/phrases-in';
import { wordingTest } from '@/language/match/wording-test';
import { memoize } from '@/std/memoize';

/** The phrases that sign or bind on a form of a language: not those that mean something else in it ("Firma", a company in German). */
const bindsIn = memoize((language: Language | null) => {
  const all = phrases('never.bindingWords');
  if (language === null) return wordingTest('anywhere', all);
  const own = new Set(foldedPhrases({ [language]: all[language] ?? '' }));
  const meant = phrasesIn(all, (phrase) => phrase).filter((phrase) => {
    const words = fold(phrase);
    return own.has(words) || !languagesOfPhrase(words).has(language);
  });
  return wordingTest('anywhere', { mul: meant.join('|') });
});

/** Whether any text around a question says that its answer signs or binds. `language`: the form's; null: unknown. */
export function asksForSignature(texts: readonly string[], language: Language | null = null): boolean {
  return texts.map(fold).some(bindsIn(language));
}
