import type { PageView } from './explorer-input';

type Page = Pick<PageView, 'text' | 'elements'>;

const refPattern = /^(?:f\d+)?(?:e\d+|L\d+\.\d+(?:\.[^\s>]+)?)$/;

/** Whether an address is a ref, which holds for one page text only, and no selector. */
export function isRef(address: string): boolean {
  return refPattern.test(address.trim());
}

/**
 * What the page text prints as the address of each element, by its ref: the ref itself, or a selector that says more. Elements are
 * listed in the order of the text; where the two do not go together, only what is printed as a ref counts.
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
