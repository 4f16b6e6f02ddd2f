import type { Folded } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { sentenceFinder } from '@/language/match/phrases';

const findTopic = sentenceFinder(phrases('pages.consentTopics'));
const findAnswer = sentenceFinder(phrases('pages.consentAnswers'));

/** Whether a text speaks of what sites ask consent for. */
export function mentionsConsent(text: Folded): boolean {
  return findTopic(text) !== null;
}

/** Whether a text has an answer to such a question. */
export function offersConsentAnswer(text: Folded): boolean {
  return findAnswer(text) !== null;
}

/** Whether a text is a question for consent, with its answers. */
export function asksForConsent(text: Folded): boolean {
  return mentionsConsent(text) && offersConsentAnswer(text);
}
