import { isSameSite } from '@/url/web-url';

/** Parameters that contain the destination, never the origin of the visit. */
const destination =
  /^(?:u|url|uri|to|r|target|dest|destination|go|goto|out|link|href|adurl|redir|redirect(?:[_-]?(?:ur[il]|to))?|(?:job|apply|application|external|company|target|dest|forward)[_-]?(?:ur[il]|link))$/i;

/** Tracking redirects rarely nest deeper. */
const deepest = 3;

/**
 * The final destination of a redirecting link: a full address of another site in one of its parameters (`/redirect?url=https%3A%2F%2F…`).
 * The link itself if it has none.
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
