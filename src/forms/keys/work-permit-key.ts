import { countriesIn } from '@/language/countries/countries-in-text';
import { shapeFinder } from '@/language/match/sentence-shapes';
import { saysNeed, saysNoNeed } from '@/language/words/forms/need-words';
import { saysWithout } from '@/language/words/forms/without-permit-words';
import { allowed, canWork, helping, mayWork, permits, sponsors, visas } from '@/language/words/forms/work-permit-words';

const namesPermit = shapeFinder(permits, visas);
const namesPaper = shapeFinder(permits);
const asksAllowed = shapeFinder(allowed);
const asksMayWork = shapeFinder(mayWork);
const asksCanWork = shapeFinder(canWork);
const namesSponsor = shapeFinder(sponsors);
const namesHelp = shapeFinder(helping);

export type PermissionKey = 'auth.work' | 'auth.sponsorship' | 'question.legal';

/**
 * What a question about working in a country asks: whether one may, or whether somebody has to help; a "no" to one can be a "yes" to the
 * other. `question.legal`: both at once, or the opposite of either, which only the person answers; null: about something else.
 *
 * @param question as written, for the countries it names
 * @param words the same folded, from `labelWords`
 */
export function permissionKey(question: string, words: string): PermissionKey | null {
  const isAllowed = asksAllowed(words) || (asksMayWork(words) && namesPlace(question));
  if (saysWithout(words) && (isAllowed || (asksCanWork(words) && namesPlace(question)))) return 'auth.work';
  const isHelped = namesSponsor(words) || (namesPermit(words) && (saysNeed(words) || namesHelp(words)));
  if (!isHelped && !isAllowed) return null;
  if (!isHelped) return saysNeed(words) ? 'question.legal' : 'auth.work';
  return saysNoNeed(words) || asksBoth(words) ? 'question.legal' : 'auth.sponsorship';
}

/**
 * Whether it asks if one needs a permit, or already has one: someone without a sponsor may still need that. Employers call sponsorship a
 * visa.
 */
export function asksForPermit(words: string): boolean {
  return namesPaper(words) && saysNeed(words) && !namesSponsor(words) && !namesHelp(words);
}

/** Groups of countries that share a permit. */
const union = /\b(?:EU|EEA|EWR|EER|UE|EEE|SEE|Schengen|Union|Unión|Unione|Unie)\b/u;

function namesPlace(question: string): boolean {
  return union.test(question) || countriesIn(question).length > 0;
}

const both = /^(?!if |wenn |falls |si |se |als |indien )(.*?) (?:and|or|und|oder|et|ou|y|o|e|of|en) (.*)$/su;

/** "May you work here, or do you need sponsorship?": one yes for two questions. */
function asksBoth(words: string): boolean {
  const [, first = '', second = ''] = both.exec(words) ?? [];
  return asksAllowed(first) && !saysNeed(first) && !namesSponsor(first) && (saysNeed(second) || namesSponsor(second));
}
