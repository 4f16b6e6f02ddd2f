import { canonicalUrl } from '@/url/canonical-url';

/** The end of a form's address when it extends the posting's own: `/jobs/4001/apply`. */
const formEnds =
  /\/(?:apply|application|applications\/new|apply-now|bewerben|bewerbung|postuler|solliciteren|candidarse)$/i;

/**
 * The addresses by which a form's posting may be known, most reliable first: the form's own, what it extends, and where the user came from.
 * Canonical, without duplicates.
 */
export function postingUrls(formUrl: string, cameFrom: readonly string[]): string[] {
  const form = canonicalUrl(formUrl);
  const under = form && formEnds.test(form) ? form.replace(formEnds, '') : null;
  const others = cameFrom.map(canonicalUrl);
  return [...new Set([form, under, ...others].filter((address) => address !== null))];
}
