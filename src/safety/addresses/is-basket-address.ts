import { foldIdentifier } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { nameWordTest } from '@/language/match/name-word-test';
import { parseWebAddress } from '@/url/web-url';
import { decodeUrl } from './decoded-url';

const namesBasket = nameWordTest({ alone: phrases('pages.basket') });

/** Whether an address only shows what lies in a basket: it ends in a word for it, and says nothing else. */
export function isBasketAddress(address: string): boolean {
  const url = parseWebAddress(address);
  if (url?.search !== '') return false;
  const last = decodeUrl(url.pathname).split('/').filter(Boolean).at(-1) ?? '';
  return namesBasket(foldIdentifier(last.replace(/\.\w{2,5}$/, '')));
}
