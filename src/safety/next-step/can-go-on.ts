import { foldIdentifier } from '@/language/fold/fold';
import type { SubmitFacts } from '@/safety/control-facts';
import { leadsOn, saysEnd } from '@/safety/requests/leads-on';
import { pathSteps } from '@/safety/requests/send-request-words';
import { isFinalSendValue } from '@/safety/requests/sent-operation-words';

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
