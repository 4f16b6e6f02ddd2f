import { fold } from '@/language/fold/fold';
import { type Language, phrases } from '@/language/lexicon/lexicon';
import { phrasesIn } from '@/language/match/concept';
import { languagesOfPhrase } from '@/language/match/language-of-labels';
import { phraseFinder, unspacedPattern } from '@/language/match/phrases';
import { memoize } from '@/std/memoize';

const unspaced = unspacedPattern(
  '署名|電子署名|签名|簽名|签字|簽字|签署|簽署|서명|ลายมือชื่อ|ลายเซ็น|具有法律效力|法的拘束力|법적 구속력',
);

/** The phrases that sign or bind on a form of a language: not those that mean something else in it ("Firma", a company in German). */
const finderIn = memoize((language: Language | null) => {
  const all = phrases('never.bindingWords');
  if (language === null) return phraseFinder(all);
  const own = new Set(phrasesIn({ [language]: all[language] ?? '' }, fold));
  const meant = phrasesIn(all, fold).filter((phrase) => own.has(phrase) || !languagesOfPhrase(phrase).has(language));
  return phraseFinder({ mul: meant.join('|') });
});

/** Whether any text around a question says that its answer signs or binds. `language`: the form's; null: unknown. */
export function asksForSignature(texts: readonly string[], language: Language | null = null): boolean {
  const find = finderIn(language);
  return texts.map(fold).some((words) => find(words) !== null || words.search(unspaced) >= 0);
}
