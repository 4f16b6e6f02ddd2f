import type { Concept } from '@/language/match/concept';

/** What resembles a contact field by one word but asks for something else, and form questions no profile answers. */
export const unrelatedAsks: readonly Concept[] = [
  {
    key: 'other',
    says: {
      en: `coupon | coupon code | voucher | voucher code | promo code | promotional code | promotion code | discount code | gift card | gift card number | gift code | gift certificate | referral code | loyalty card | membership number | card title
        | address title | address name | address nickname | address label | address type | name of the address | save address as | quantity | qty | comment | comments | order number | tracking number | customer number | customer type | delivery instructions | order notes
        | delivery notes | note | notes | remarks | door code | entry code | user name | username | email or username | username or email | email or phone | phone or email | email or mobile number | user id | login name | vat | vat number | vat id | tax id | tax number | tax office | account number | delivery date
        | landmark | nearest landmark | reference | floor | building | staircase | stairs | entrance | bell | doorbell | intercom | block | address addition | address addendum | additional address information | additional information | additional info | furigana | phonetic | gender
        | company number | registration number | company id | care of | c/o | start typing | type of document | document type | fax | fax number | website | city of birth | place of birth | country of birth | mother's maiden name | company registration number | number of passports | code | phone type | phone device type | device type`,
      de: `gutschein | gutscheincode | gutscheinnummer | rabattcode | aktionscode | geschenkkarte | kundennummer | bestellnummer | menge | anzahl | kommentar | bemerkung | bemerkungen | nachricht | benutzername | anmeldename | ust-id | ust-idnr | umsatzsteuer | steuernummer | zusatz | stockwerk | etage | gebäude | stiege | lieferhinweis | fax | faxnummer | lieferdatum | geburtsort | geburtsland | geburtsname | telefontyp | packstation | postnummer dhl | türcode`,
      fr: `code promo | code promotionnel | code de réduction | bon de réduction | carte cadeau | chèque cadeau | quantité | commentaire | commentaires | remarque | nom d'utilisateur | identifiant | numéro de tva | tva | siret | siren
        | complément | étage | bâtiment | code porte | digicode | interphone | fax | nom de l'adresse | libellé de l'adresse | lieu de naissance | pays de naissance | ville de naissance | carte de fidélité | numéro de commande`,
      es: `cupón | código promocional | código de descuento | tarjeta regalo | tarjeta de regalo | cantidad | comentarios | comentario | observaciones | nombre de usuario | usuario | nif | cif | nie | dni | escalera | planta | edificio | información adicional | más información
        | referencia | fax | alias | lugar de nacimiento | entre calles | tipo de documento | nombre de la dirección`,
      it: `codice promozionale | codice sconto | buono | buono regalo | carta regalo | quantità | commento | commenti | note | nome utente | partita iva | codice fiscale | scala | piano | edificio | informazioni aggiuntive | fax | luogo di nascita | codice destinatario | pec | codice univoco | presso`,
      nl: `kortingscode | actiecode | cadeaubon | cadeaukaart | waardebon | aantal | opmerking | opmerkingen | gebruikersnaam | btw-nummer | btw | kvk-nummer | kvk | toevoeging | toev | huisnummer toevoeging | huisnummertoevoeging | verdieping | gebouw | fax | geboorteplaats`,
      pt: `cupom | cupão | código promocional | código de desconto | cartão presente | vale | quantidade | comentário | comentários | observações | nome de usuário | nif | cpf | cnpj | contribuinte | ponto de referência | referência | fax | tipo de documento | número de documento`,
      cs: `slevový kód | slevový kupón | kupón | dárkový poukaz | voucher | množství | poznámka | komentář | uživatelské jméno | ičo | dič | patro | budova | fax`,
      pl: `kod rabatowy | kod promocyjny | bon | karta podarunkowa | ilość | komentarz | uwagi | nazwa użytkownika | nip | piętro | budynek | klatka | fax | faks | pesel | regon`,
      others: `osoitteen lisätieto | cím kiegészítés | kampanjkod | rabattkod | presentkort | rabatkode | gavekort | alennuskoodi | lahjakortti | kuponkód | kupon kodu | kod kuponu | κουπόνι | εκπτωτικός κωδικός | купон | промокод | kod kupona | kode voucher | kode promo | label alamat | adres başlığı | vergi dairesi | vergi numarası
        | tc kimlik | portkod | dörrkod | ovikoodi | komentar | napomena | poznámka | megjegyzés | emelet | ajtó | épület | lépcsőház | csengő | κουδούνι | όροφος | etaj | scara | bloc | комментарий
        | инн | afm | αφμ | α.φ.μ | δου | δ.ο.υ | adószám | cvr | cvr-nummer | ean | ean-nummer | organisationsnummer | personnummer | y-tunnus | pib | sprat | sprat/stan | adressetillæg | フリガナ | セイ | メイ | カナ | 優惠碼`,
    },
    alone: {
      en: 'preference | type | message | subject | question | label | alias | mr mrs',
      de: 'betreff',
      fr: 'message | objet',
    },
    named: `coupon | voucher | promo | promocode | discount | giftcard | gift card | quantity | qty | comment | comments | username | user name | vat | vat number | tax id | taxid | nif | cif | dni | fiscal id | landmark | door code | floor | building | company number | fax | address title | address label | address name
      | reference | order id | customer type | reductions | alias | staircase | entrance | doorbell | nip | ico | dic | loyalty | siret | kana | furigana | phonetic | note | notes | remark | remarks | order comments | address addition | address supplement | supplement | additional field | tax code | tax number | company id | delivery date | login name | vatnum | kvk`,
  },
];

/** Page searches: not questions of a form. */
export const pageSearchAsks: readonly Concept[] = [
  {
    key: 'ignore.search',
    says: {
      en: 'search | search for | search jobs',
      de: 'suche | suchen | suchbegriff | suchbegriffe',
      fr: 'recherche | rechercher',
      es: 'buscar | búsqueda',
      it: 'cerca | ricerca',
      nl: 'zoeken | zoek | zoekterm',
      pt: 'pesquisar | buscar | procurar',
      cs: 'hledat | vyhledat | hledaný výraz',
      pl: 'szukaj | wyszukaj',
      others:
        'пошук | поиск | arama | keresés | hľadať | sök | søk | søg | haku | etsi | αναζήτηση | cari | căutare | cauta | 検索 | 搜索',
    },
    named: 'search | keyword | keywords | search term | search input | search box',
    namedWhole: 'q | query',
  },
];
