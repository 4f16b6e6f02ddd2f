import { type Folded, foldIdentifier, replaceFolded } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { nameWordTest } from '@/language/match/name-word-test';
import { mentionsSending } from '@/language/words/controls/send-stems';
import type { SubmitFacts } from '@/safety/control-facts';
import { hasFinalSend } from '@/safety/names/step-words';
import { pathSteps } from '@/safety/requests/send-request-words';
import { isFinalSendValue } from '@/safety/requests/sent-operation-words';

const isOfStep = nameWordTest({ anywhere: phrases('steps.address') });

/**
 * True if the form around a control may go on: it posts to its own page, or to an address named like a page of it, and no hidden value says
 * that it is sent. Any other address may be the end of it.
 */
export function canGoOn({ url, page, brings }: Pick<SubmitFacts, 'url' | 'page' | 'brings'>): boolean {
  return leadsOn(url, page) && !brings.some(({ name, value }) => isFinalSendValue(name, value));
}

/** True if the form around a control is sent by it, as its address, its name or a hidden value says. */
export function isKnownEnd({ url, brings }: Pick<SubmitFacts, 'url' | 'brings'>): boolean {
  const to = URL.parse(url);
  const query = [...(to?.searchParams ?? [])];
  if (
    [...query, ...brings.map(({ name, value }) => [name, value] as const)].some(([name, value]) =>
      isFinalSendValue(name, value),
    )
  )
    return true;
  return pathSteps(url).map(foldIdentifier).slice(-2).some(saysEnd);
}

function leadsOn(url: string, page: string): boolean {
  const [to, here] = [URL.parse(url), URL.parse(page)];
  if (!to || !here) return false;
  const query = [...to.searchParams];
  if (query.some(([name, value]) => isFinalSendValue(name, value) || saysEnd(foldIdentifier(name)))) return false;
  const steps = pathSteps(url).map(foldIdentifier);
  if (steps.slice(-2).some(saysEnd)) return false;
  return to.pathname === here.pathname || steps.slice(-2).some(isOfStep);
}

/** "apply" in an address is normal from the first page of an application on. */
function saysEnd(words: Folded): boolean {
  const rest = replaceFolded(words, /(?:^| )apply(?= |$)/g);
  return !isOfStep(words) && (hasFinalSend(rest) || mentionsSending(rest));
}
