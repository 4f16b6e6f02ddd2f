import { wordsOnly } from '@/language/fold/comparable-text';
import { plainLetters } from '@/language/fold/plain-letters';
import { saysApply } from '@/language/words/controls/apply-control-words';
import { percentDecoded } from '@/url/percent-decoded';
import { parseWebAddress } from '@/url/web-url';
import type { PostingLine } from './posting-line';

/**
 * Where a posting shown beside its list leads from above its text: "Open in new tab" with the posting's title and an id in the path,
 * `/jobs/senior-buyer/53100733`. Undefined if there is no such link, or several, or what it is called is not known.
 */
export function addressInHead(above: readonly PostingLine[], title: string): string | undefined {
  const words = addressWords(title);
  const isCalledSo = (address: string) => {
    const { pathname = '', search = '' } = parseWebAddress(address) ?? {};
    const path = new Set(addressWords(percentDecoded(pathname)));
    const further = [...path, ...addressWords(search)].filter((word) => !words.includes(word));
    return words.length > 0 && words.every((word) => path.has(word)) && further.some(isId);
  };
  const links = above.flatMap((line) => line.links).filter(({ text, url }) => !saysApply(text) && isCalledSo(url));
  const [only, another] = new Set(links.map(({ url }) => url));
  return another === undefined ? only : undefined;
}

/** Characters. Shorter ones may be of a page or of a time. */
const leastOfId = 5;

const isId = (word: string): boolean => word.length >= leastOfId && /\d/.test(word);

const addressWords = (text: string): string[] => wordsOnly(plainLetters(text)).split(' ').filter(Boolean);
