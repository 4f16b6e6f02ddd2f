import type { PageView } from './page-view';

type Page = Pick<PageView, 'text' | 'elements'>;

const refPattern = /^(?:f\d+)?(?:e\d+|L\d+\.\d+(?:\.[^\s>]+)?)$/;

/** Whether an address is a ref, valid for one page text only, rather than a selector. */
export function isRef(address: string): boolean {
  return refPattern.test(address.trim());
}

/**
 * The address the page text prints for each element, by ref: the ref itself, or a more descriptive selector. Elements are listed in text
 * order; if the two do not match up, only printed refs count.
 */
export function printedAddresses({ text, elements }: Page): Map<string, string> {
  const printed = Array.from(
    text.matchAll(/\[(?:CLICK|TYPE|SELECT|UPLOAD): "([^"]*)"\]/g),
    ([, address = '']) => address,
  );
  const isInOrder =
    printed.length === elements.length &&
    printed.every((address, place) => !isRef(address) || address === elements[place]?.ref);
  const asPrinted = printed.map((address): [string, string] => [address, address]);
  return new Map([
    ...asPrinted,
    ...(isInOrder ? elements.map(({ ref }, place): [string, string] => [ref, printed[place] ?? ref]) : []),
  ]);
}
