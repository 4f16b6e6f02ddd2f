import type { Concept } from '@/language/match/concept';

/** Cards and accounts. */
export const paymentAsks: readonly Concept[] = [
  {
    key: 'never.payment',
    says: {
      en: `card number | credit card | credit card number | debit card | debit card number | name on card | name on the card | name of cardholder | cardholder | cardholder's name | cardholder name | card holder | card holder name | cardholder’s first name | cardholder’s last name | cardholder first name | cardholder last name | expiration date
        | expiry date | expiry | exp date | exp. date | expiration | expiration month | expiration year | expiry month | expiry year | cvv | cvc | cvv2 | csc | cid | cvn | security code | card verification | card security code | card type | credit card type | iban | bic | swift | sort code | routing number | bank account | bank name | account holder | valid until | valid thru | exp month | exp year | mm/yy | mm / yy | credit/debit card`,
      de: 'kreditkarte | kreditkartennummer | kartennummer | karteninhaber | name des karteninhabers | prüfziffer | prüfnummer | gültig bis | ablaufdatum | kontoinhaber | kontonummer | bankleitzahl | sicherheitscode | kartenprüfnummer | bankverbindung | kartentyp',
      fr: `numéro de carte | carte de crédit | carte bancaire | titulaire de la carte | nom sur la carte | date d'expiration | date de validité | cryptogramme | code de sécurité | nom du titulaire | numéro de carte bancaire | expire fin`,
      es: 'número de tarjeta | tarjeta de crédito | titular de la tarjeta | nombre en la tarjeta | fecha de caducidad | fecha de vencimiento | código de seguridad | caducidad | titular | nombre del titular',
      it: 'numero carta | numero di carta | numero della carta | carta di credito | titolare della carta | data di scadenza | codice di sicurezza | scadenza | intestatario carta | nome sulla carta',
      nl: 'kaartnummer | creditcardnummer | creditcard | kaarthouder | naam op kaart | vervaldatum | beveiligingscode | rekeningnummer | naam op de kaart',
      pt: 'número do cartão | cartão de crédito | nome no cartão | titular do cartão | data de validade | código de segurança | validade | nome impresso no cartão',
      cs: 'číslo karty | držitel karty | platnost karty | jméno na kartě | bezpečnostní kód | číslo účtu | platnost do',
      pl: 'numer karty | posiadacz karty | data ważności | kod bezpieczeństwa | imię i nazwisko na karcie | numer konta | ważna do',
      others:
        'kortnummer | kortinnehavare | kortholder | kortets | giltigt till | utløpsdato | udløbsdato | kortin numero | kortinhaltija | viimeinen voimassaolopäivä | kártyaszám | kártyabirtokos | lejárat | număr card | kart numarası | kart üzerindeki | son kullanma tarihi | αριθμός κάρτας | κάτοχος κάρτας | номер карты | номер картки | срок действия | broj kartice | nomor kartu | カード番号 | 卡号',
    },
    named: `cc number | cc num | card number | card num | credit card | credit card number | cc name | card name | cc exp | cc exp month | cc exp year | cc csc | cc cvv | cc cvc | cvv | cvc | cvv2 | cvn | card holder | card owner | cardholder | expiry | expiration | exp month | exp year | security code | cc type | card type | iban | bic | routing number | account number
      | card expiry | cc cid | expmonth | expyear | card code | card cvv | card cvc | card verification | expiry month | expiry year | expiration month | expiration year | credit card security code | cc first name | cc last name | name on card | nameoncard | holder name | name card | card holder name | expiry date | expire date | cc expiry | card month | card year | secure code | card first name | card last name | ccno | ccnum`,
  },
];
