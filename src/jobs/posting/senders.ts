import { beginsLikeName } from '@/language/fold/begins-like-name';
import { countWords } from '@/language/fold/comparable-text';
import { fieldOfLabel } from '@/language/words/jobs/posting-labels';
import { hasPostcode, isStreet } from './postal-address';
import type { PostingHeader } from './posting-header';

/** Words of a name above an address. */
const mostWords = 8;
/** Parts of an address, from the name to the postcode. */
const mostParts = 3;
const partsOfAddress = /,\s|\s[|·•–-]\s|\s[|·•]\s?/;
const rights = /^(?:©|\(c\)|copyright)(?:©|\(c\)|\d{4}|[\s,–-])*/iu;

/**
 * Who a page is from, by its postal address: the name in front of a street and a postcode, on the same line ("Acme Ltd, 5 High Street, 4001
 * Bern") or above.
 */
export function sendersOf({ lines }: Pick<PostingHeader, 'lines'>): string[] {
  const parts = lines.flatMap(({ text, surroundings, isListItem }) =>
    surroundings === 'dialog'
      ? []
      : text.split(partsOfAddress).map((part) => ({ text: part.replace(rights, '').trim(), isListItem })),
  );
  const names = parts.flatMap((name, index) => {
    const address = parts.slice(index + 1, index + 1 + mostParts);
    const code = address.findIndex(({ text }) => hasPostcode(text));
    const street = address.slice(0, code + 1).find(({ text }) => isStreet(text));
    // What a list ends in is nobody's name because an address comes next.
    const isApart = name.isListItem && !street?.isListItem;
    return street && !isApart && isName(name.text) ? [name.text] : [];
  });
  return [...new Set(names)];
}

function isName(text: string): boolean {
  if (fieldOfLabel(text) !== null || /[\d:;!?@]|[.,]$/.test(text)) return false;
  return beginsLikeName(text) && countWords(text) <= mostWords;
}
