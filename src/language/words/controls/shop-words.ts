import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseFinder } from '@/language/match/phrases';

const findBasket = phraseFinder(phrases('pages.basket'));
const findPurchase = phraseFinder(phrases('actions.purchase', 'first'));

/** Whether the words name a basket: "Basket (2)", "Your shopping cart". */
export function namesBasket(text: string): boolean {
  return findBasket(fold(text)) !== null;
}

/** Whether a control puts something into a basket: "Add to cart". */
export function addsToBasket(text: string): boolean {
  return namesBasket(text) && findPurchase(fold(text)) !== null;
}
