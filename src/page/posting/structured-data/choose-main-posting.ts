import { comparableText } from '@/language/fold/comparable-text';
import { plainText } from '@/page/dom/data/plain-text';
import { withoutEndSlash } from '@/url/web-url';
import type { StructuredPosting } from './structured-postings';

/**
 * The posting the page is about, among all it declares (the others are similar jobs): the one whose title is the visible heading, else with
 * the page's own address, else the only one. Null if undecidable. `isAlone`: the page shows just a posting, so a single item needs no
 * further proof.
 */
export function chooseOwnPosting(
  postings: StructuredPosting[],
  shown: { title: string | undefined; addresses: string[]; isAlone: boolean },
): StructuredPosting | null {
  const title = shown.title && comparableText(shown.title);
  const sameTitle = postings.filter(({ item }) => {
    const own = comparableText(plainText(item.title) ?? plainText(item.name) ?? '');
    return own !== '' && title !== undefined && (own === title || title.includes(own) || own.includes(title));
  });
  const sameAddress = postings.filter(({ item }) => isAddressOf(item.url, shown.addresses));
  const both = sameTitle.filter((posting) => sameAddress.includes(posting));
  const [only] = postings;
  return both[0] ?? sameTitle[0] ?? sameAddress[0] ?? (shown.isAlone && postings.length === 1 ? (only ?? null) : null);
}

function isAddressOf(url: unknown, addresses: string[]): boolean {
  const path = typeof url === 'string' ? pathOf(url) : null;
  return path !== null && path !== '/' && addresses.some((address) => pathOf(address) === path);
}

function pathOf(address: string): string | null {
  const url = URL.parse(address, document.baseURI);
  return url && withoutEndSlash(url.pathname) + url.search;
}
