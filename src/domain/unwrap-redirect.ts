import { isSameSite } from './web-address';

/** Parameters that carry where a link goes on to, never where the visitor came from. */
const destination =
  /^(?:u|url|uri|to|r|target|dest|destination|go|goto|out|link|href|adurl|redir|redirect(?:[_-]?(?:ur[il]|to))?|(?:job|apply|application|external|company|target|dest|forward)[_-]?(?:ur[il]|link))$/i;

/** Tracking redirects nest at most this deep in practice. */
const deepest = 3;

/**
 * The address that a redirecting link leads to in the end: a whole web address of another site that it carries as a parameter
 * (`/redirect?url=https%3A%2F%2F…`). The link itself where it carries none.
 */
export function unwrapRedirect(address: string, depth = deepest): string {
  const url = URL.parse(address);
  if (!url || depth === 0) return address;
  for (const [name, value] of url.searchParams) {
    const inner = destination.test(name) && /^https?:\/\//i.test(value) ? URL.parse(value) : null;
    if (inner && !isSameSite(inner.hostname, url.hostname)) return unwrapRedirect(inner.href, depth - 1);
  }
  return address;
}
