import { type Folded, foldIdentifier, replaceFolded } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { nameWordTest } from '@/language/match/name-word-test';
import { mentionsSending } from '@/language/words/controls/send-stems';
import { hasFinalSend } from '@/safety/names/step-words';
import { pathSteps } from './send-request-words';
import { isFinalSendValue } from './sent-operation-words';

const isOfStep = nameWordTest({ anywhere: phrases('steps.address') });

/** True if an address is the page's own, or named like a page of its form, and says nothing of an end. */
export function leadsOn(url: string, page: string): boolean {
  const [to, here] = [URL.parse(url), URL.parse(page)];
  if (!to || !here) return false;
  const query = [...to.searchParams];
  if (query.some(([name, value]) => isFinalSendValue(name, value) || saysEnd(foldIdentifier(name)))) return false;
  const steps = pathSteps(url).map(foldIdentifier);
  if (steps.slice(-2).some(saysEnd)) return false;
  return to.pathname === here.pathname || steps.slice(-2).some(isOfStep);
}

/** "apply" in an address is normal from the first page of an application on. */
export function saysEnd(words: Folded): boolean {
  const rest = replaceFolded(words, /(?:^| )apply(?= |$)/g);
  return !isOfStep(words) && (hasFinalSend(rest) || mentionsSending(rest));
}
