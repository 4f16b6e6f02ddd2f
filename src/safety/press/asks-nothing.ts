import { refusalByUrl } from '@/safety/addresses/refused-url';
import type { SubmitFacts } from '@/safety/control-facts';
import { parseWebAddress } from '@/url/web-url';

/**
 * True for a form without fields that submits to its own origin, to an address that names no forbidden action: it turns a page or shows a
 * row.
 */
export function isFieldlessSubmit({ method, url, isOwnOrigin, isInPlace, ownFields }: SubmitFacts): boolean {
  if (method === 'dialog') return true;
  const address = parseWebAddress(url);
  return (
    ownFields === 0 && isOwnOrigin && isInPlace && address !== null && refusalByUrl(address.href, address.href) === null
  );
}
