import type { Folded } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseMeanings } from '@/language/match/phrase-meanings';

/** What words stand for; what is said in one word here and in two there stands for both. */
const synonyms = phraseMeanings([
  ['allowed working', phrases('synonyms.allowedToWork')],
  ['allowed', phrases('synonyms.allowed')],
  ['working', phrases('synonyms.working')],
  ['sponsorship', phrases('synonyms.sponsorship')],
  ['needing', phrases('synonyms.needing')],
  ['future', phrases('synonyms.future')],
  ['pay', phrases('synonyms.pay')],
  ['pay wanted', phrases('synonyms.wantedPay')],
  ['wanted', phrases('synonyms.wanted')],
  ['current', phrases('synonyms.current')],
  ['notice period', phrases('synonyms.noticePeriod')],
  ['starting', phrases('synonyms.starting')],
  ['moving', phrases('synonyms.moving')],
  ['willing', phrases('synonyms.willing')],
  ['experience', phrases('synonyms.experience')],
  ['year', phrases('synonyms.year')],
  ['language', phrases('synonyms.language')],
  ['level', phrases('synonyms.level')],
  ['before', phrases('synonyms.before')],
  ['employed', phrases('synonyms.employed')],
  ['convicted', phrases('synonyms.convicted')],
  ['atLeast', phrases('synonyms.atLeast')],
  ['remote', phrases('synonyms.remote')],
  ['commuting', phrases('synonyms.commuting')],
  ['travelling', phrases('synonyms.travelling')],
  ['drivingLicence', phrases('synonyms.drivingLicence')],
  ['reason', phrases('synonyms.reason')],
  ['interested', phrases('synonyms.interested')],
  ['heard', phrases('synonyms.heard')],
  ['degree', phrases('synonyms.degree')],
  ['highest', phrases('synonyms.highest')],
  ['city', phrases('synonyms.city')],
  ['living', phrases('synonyms.living')],
]);

/** The words of a folded text, each synonym replaced by what all of its kind stand for. */
export function replaceSynonyms(folded: Folded): string[] {
  return synonyms.replacedIn(folded).flatMap((each) => each.split(' '));
}
