import { canonicalUrl } from './canonical-url';

/** Words at the end of the address of a form that stands under its posting's own: `/jobs/4001/apply`. */
const formEnds =
  /\/(?:apply|application|applications\/new|apply-now|bewerben|bewerbung|postuler|solliciteren|candidarse)$/i;

/**
 * The addresses by which the posting of a form may be known, the surest first: where the form stands, what that stands under, and
 * where the user came from. Canonical, each once.
 */
export function postingAddresses(formUrl: string, cameFrom: readonly string[]): string[] {
  const form = canonicalUrl(formUrl);
  const under = form && formEnds.test(form) ? form.replace(formEnds, '') : null;
  const others = cameFrom.map(canonicalUrl);
  return [...new Set([form, under, ...others].filter((address) => address !== null))];
}
