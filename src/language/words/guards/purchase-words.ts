import type { ForbiddenWords } from '@/language/match/forbidden-word-test';

/** Paying, or ordering what costs money. */
export const purchaseWords: ForbiddenWords = {
  first: {
    en: `buy | purchase | checkout | check out now | pay now | pay with | place order | order now | add to cart | add to basket | upgrade
      | go premium | try premium | get premium | start free trial | start your free trial | start trial | donate | subscribe for
      | pay & post | pay and post | confirm and pay | confirm purchase | complete purchase | complete order | confirm order | confirm payment | pay invoice | renew subscription | boost my application | boost application | become a member | get pro`,
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
  whole: {
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
  says: {
    sv: 'köp | köp nu | betala | beställ | lägg i varukorgen | till kassan | uppgradera | prova premium',
    da: 'køb | køb nu | betal | bestil | læg i kurv | til kassen | opgrader | prøv premium',
    no: 'kjøp | kjøp nå | betal | bestill | legg i handlekurv | til kassen | oppgrader | prøv premium',
    fi: 'osta | osta nyt | maksa | tilaa nyt | lisää ostoskoriin | kassalle | päivitä premiumiin',
    hu: 'vásárlás | megveszem | fizetés | megrendelés | kosárba | előfizetés',
    ro: 'cumpără | plătește | comandă | adaugă în coș | finalizează comanda',
    sk: 'kúpiť | zaplatiť | do košíka | objednať',
    tr: 'satın al | şimdi satın al | öde | ödeme yap | sepete ekle | sipariş ver',
    el: 'αγορά | αγοράστε | αγόρασε | πληρωμή | προσθήκη στο καλάθι | παραγγελία',
    ru: 'купить | оплатить | заказать | в корзину | оформить заказ | оформить подписку',
    uk: 'купити | оплатити | замовити | у кошик | оформити замовлення',
    ja: '購入 | 購入する | 支払う | お支払い | 注文する | 注文を確定 | カートに入れる | 課金',
    zh: '购买 | 購買 | 立即购买 | 立即購買 | 支付 | 付款 | 下单 | 加入购物车 | 加入購物車 | 结账 | 結帳',
    ko: '구매 | 구매하기 | 결제 | 결제하기 | 주문하기 | 장바구니',
    th: 'ซื้อ | ชำระเงิน | สั่งซื้อ | เพิ่มลงตะกร้า',
    ar: 'شراء | اشتر الآن | ادفع | الدفع | أضف إلى السلة',
  },
};
