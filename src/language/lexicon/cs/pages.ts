import type { Covered } from '../topics/concept-phrases';
import type { Pages } from '../topics/pages';

export const pages = {
  consentTopics: 'cookies | soukromí | souhlas | osobních údajů | osobní údaje',
  consentAnswers: `přijmout | souhlasím | povolit | odmítnout | přijmout vše | přijímám | povolit vše | odmítnout vše
    | pouze nezbytné | rozumím`,
  login: 'přihlásit se | přihlášení | přihlaste se | registrace | vytvořit účet | zaregistrujte se',
  applicationReceived: `žádost byla odeslána | přihláška byla odeslána | odpověď byla odeslána | děkujeme za váš zájem o pozici
    | děkujeme za vaši žádost | životopis byl odeslán | životopis odeslán | odpověď odeslána | přihláška odeslána | žádost odeslána
    | děkujeme za odpověď | děkujeme za vaši odpověď | přijali jsme vaši žádost | vaši odpověď jsme přijali`,
  notYet: 'jakmile | poté | když | pokud | než | nebyla | nebyl | chyba | bude',
  oneMoment: 'okamžik prosím',
  challenge: `ověřte, že jste člověk | nejsem robot | bezpečnostní kontrola | přístup odepřen
    | potvrďte, že nejste robot | jste robot | ověření zabezpečení | ověřujeme, že jste člověk`,
  loading: 'načítání | načítá se | načítáme | moment prosím | prosím čekejte | čekejte prosím | vyčkejte',
  nothingFound: `nenašli jsme | nebyly nalezeny | nic nenalezeno | žádné výsledky | žádné nabídky | nenalezeny žádné
    | neodpovídá žádná | žádná volná místa | žádné volné pozice | nebyla nalezena | žádné pracovní nabídky | nenalezli jsme
    | nebylo nalezeno | žádné pozice`,
  rateLimit: `příliš mnoho požadavků | neobvyklý provoz | neobvyklá aktivita | zkuste to později | zkuste to prosím později
    | dočasně zablokován | dočasně blokován | příliš mnoho pokusů`,
  jobsOf: {
    first:
      'kariéra ve firmě | kariéra ve společnosti | kariéra v | kariéra ve | kariéra u | práce ve firmě | práce ve společnosti | práce v | práce ve | volná místa ve firmě | volná místa ve společnosti | volná místa v | volné pozice ve společnosti | volné pozice v',
    last: 'kariéra',
    alone: 'pracujte u nás | práce u nás | přidejte se k nám | přidej se k nám | kariéra u nás | pracuj u nás',
  },
  boardMenu: 'vložit inzerát | vložit nabídku | pro zaměstnavatele | zaměstnavatelé | pro firmy',
  basket: 'košík | nákupní košík',
  careersSite:
    'kariéra | volná místa | volné pozice | otevřené pozice | aktuální pozice | volná pracovní místa | nabídka práce | pracovní nabídky | aktuální volná místa',
  sitePart: 'stránka | stránky | portál | sekce | web',
  rightsReserved: `všechna práva vyhrazena`,
  madeBy: `vytvořil | vytvořila | vytvořilo | tvorba webu | tvorba stránek | webdesign | realizace
    | web vytvořil`,
  aboutName: `o společnosti | o firmě | o`,
  menuEntry: `profil společnosti | Domů | Úvod | O nás | Kontakt | Kontakty | Informace | Novinky | Služby | Produkty | Galerie | Přihlásit | Hledat | Adresa`,
  postingId: 'referenční číslo | číslo nabídky | číslo pozice | číslo inzerátu | kód pozice | id nabídky | id pozice',
  boardName: 'práce* | *práce | volnámísta*',
} satisfies Covered<Pages>;
