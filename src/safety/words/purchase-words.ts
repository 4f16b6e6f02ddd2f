import type { RefusedWords } from '@/domain/words-test';

/** Paying, or taking what will be paid for. */
export const purchaseWords: RefusedWords = {
  first: {
    en: `buy | purchase | checkout | check out now | pay now | pay with | place order | order now | add to cart | add to basket | upgrade
      | go premium | try premium | get premium | start free trial | start your free trial | start trial | donate | subscribe for`,
    de: `kaufen | jetzt kaufen | bezahlen | jetzt bezahlen | zahlungspflichtig | kostenpflichtig | in den warenkorb | zur kasse | buchen
      | jetzt buchen | premium testen | premium werden | upgraden | spenden | bestellen | jetzt bestellen`,
    fr: `acheter | payer | commander | ajouter au panier | passer commande | passer à premium | passer premium | essayer premium
      | essai gratuit | faire un don`,
    es: 'comprar | pagar | añadir al carrito | agregar al carrito | finalizar compra | hazte premium | prueba premium | prueba gratis | donar',
    it: 'acquista | compra | paga | aggiungi al carrello | vai alla cassa | passa a premium | prova premium | prova gratuita | dona',
    nl: 'koop | kopen | betaal | betalen | afrekenen | bestel | bestellen | in winkelwagen | word premium | probeer premium | doneer',
    pt: 'comprar | pagar | adicionar ao carrinho | finalizar compra | seja premium | assinar premium | teste grátis | doar',
    cs: 'koupit | zaplatit | do košíku | objednat | vyzkoušet premium | přejít na premium',
    pl: 'kup | zapłać | dodaj do koszyka | zamów | przejdź na premium | wypróbuj premium | wesprzyj',
  },
  alone: {
    en: 'pay | premium',
    de: 'premium',
    fr: 'premium',
    es: 'premium',
    it: 'premium',
    nl: 'premium',
    pt: 'premium',
    cs: 'premium',
    pl: 'premium',
  },
};
