import { elementsWithin } from '@/page/dom/tree/elements-within';
import { isHashRoute } from '@/url/url-parts';
import { parseWebAddress } from '@/url/web-url';

/** Links of a row, including the row itself. */
export function linksIn(row: Element): Element[] {
  return elementsWithin(row).filter((element) => element.matches('a[href]'));
}

/** Without click-specific parameters; empty if it leads nowhere. */
export function addressOf(link: Element): string {
  const href = link.getAttribute('href') ?? '';
  if (href === '' || (href.startsWith('#') && !isHashRoute(href))) return '';
  const url = parseWebAddress(href, document.baseURI);
  if (!url) return '';
  if (!isHashRoute(url.hash)) url.hash = '';
  return url.href;
}
