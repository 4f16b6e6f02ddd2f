import type { Actions } from '../topics/actions';
import type { Covered } from '../topics/concept-phrases';

export const actions = {
  fillers: `prosím | klikněte | klikněte zde | zde | pro | nyní | teď | hned | ihned | dnes | online | ano | snadno | rychle | přímo | krok
    | pak | a | chci | zdarma`,
  ownThings: 'účet | profil | přihlášku | upozornění | uložené | předplatné',
  beforeObject: 'na | jako | pro',
  savedThings: 'uložen*',
  reachOut: { first: 'zavolejte mi | domluvit schůzku | domluvit pohovor' },
  agree: {
    first: `potvrdit | potvrzuji | přijmout | přijímám | přijmout vše | přijmout nabídku | souhlasím | souhlasit | udělit souhlas
      | schválit | podepsat | akceptovat`,
    last: 'potvrdit | přijmout | podepsat | souhlasím',
    url: 'potvrdit | prijmout | souhlasim',
    switch: 'souhlas | podminky',
  },
  delete: {
    first: `smazat | odstranit | vymazat | odebrat | skrýt | nemám zájem | stáhnout přihlášku | deaktivovat | archivovat | zablokovat
      | zrušit účet | zavřít účet | uzavřít účet | zrušit můj účet | zrušit přihlášku | odmítnout | zamítnout | odvolat
      | smazat účet | vzít zpět`,
    last: 'smazat | odstranit | skrýt',
    url: 'smazat | odstranit | vymazat | odebrat | stahnout prihlasku | zrusit ucet',
  },
  follow: {
    alone: 'to se mi líbí',
    first: `sledovat | odebírat | hlídat | zasílat nabídky | hlídací pes | vytvořit hlídače | zasílat e-mailem | upozornit mě
      | zapnout upozornění | zapnout oznámení | povolit oznámení | povolit upozornění | přestat sledovat | odhlásit odběr
      | zrušit odběr | přihlásit odběr | pozvat | spojit se | přidat kontakt`,
    last: 'sledovat | odebírat',
    url: 'odber | odhlasit odber | odebirat | sledovat',
    switch: 'upozorneni | hlidaci pes | novinky | upozornit',
  },
  apply: {
    alone: 'zájem | přihláška',
    first: `odpovědět | odpovědět na nabídku | odpovědět na inzerát | reagovat na | reagovat | mám zájem | mám o pozici zájem
      | poslat životopis | poslat cv | poslat přihlášku | odeslat přihlášku | odeslat životopis | odeslat žádost | odeslat odpověď
      | přihlásit se na pozici | chci tuto práci | snadná žádost | snadné žádosti | snadná odpověď | snadné odpovědi
      | snadná přihláška | rychlá odpověď | pokračovat v přihlášce | chci se přihlásit | potvrdit přihlášku | potvrdit odpověď
      | označit jako odpovězeno | ucházet se | ucházet se o pozici | projevit zájem | vyjádřit zájem | žádost o zaměstnání
      | podat žádost | podat přihlášku`,
    last: 'odpovědět na nabídku | mám zájem | odpovědět | poslat životopis',
    url: `odpovedet | odpoved na inzerat | odpovedet na inzerat | poslat zivotopis | odeslat prihlasku | reagovat | mam zajem`,
  },
  signIn: {
    alone: 'login | přihlášení | můj účet',
    first: `přihlásit | přihlaste se | přihlas se | odhlásit | pokračovat přes google | obnovit heslo | resetovat heslo | změnit heslo
      | změna hesla | zapomenuté heslo | odhlásit se`,
    last: 'přihlásit se | přihlaste se',
    url: 'prihlaseni | prihlasit | prihlasit se | odhlasit | odhlasit se | odhlaseni | zapomenute heslo | obnova hesla',
  },
  signUp: {
    alone: 'registrace',
    first:
      'registrace | registrovat | zaregistrovat | zaregistrujte se | vytvořit účet | založit účet | vytvořit profil',
    last: 'zaregistrujte se | vytvořit účet',
    url: 'registrace | registrovat | vytvorit ucet',
  },
  save: {
    alone: 'připnout',
    first: 'uložit | přidat do oblíbených | přidat k oblíbeným | zapamatovat | do oblíbených | připnout',
    last: 'uložit | do oblíbených',
    url: 'ulozit',
  },
  purchase: {
    whole: 'premium',
    first:
      'koupit | zaplatit | do košíku | objednat | rezervovat | zarezervovat | vyzkoušet premium | přejít na premium',
    url: 'kosik | koupit | zaplatit | objednat',
  },
  send: {
    first: `odeslat | poslat | sdílet | nahlásit | kontaktovat | doporučit | zveřejnit | zaslat | zpráva | napsat zprávu | poslat zprávu
      | odpovědět | ohodnotit | hodnotit | napsat recenzi | hlasovat | komentovat | publikovat | vložit inzerát | přeposlat
      | doporučit příteli`,
    last: 'odeslat | sdílet',
    url: 'doporucit | doporucit znamemu | odeslat | poslat | nahlasit | hlasovat',
  },
  upload: { first: 'nahrát | přiložit | vybrat soubor | vložit životopis | přidat životopis', last: 'nahrát' },
  besideUrlActions: 'online | firma | firmu | nabidku | pozici | na | se | si',
  install: { first: 'stáhnout aplikaci | stáhnout | nainstalovat | otevřít v aplikaci | otevřít aplikaci' },
} satisfies Covered<Actions>;
