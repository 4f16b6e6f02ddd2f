import type { Covered } from '../topics/concept';
import type { Pages } from '../topics/pages';

export const pages = {
  consentTopics: 'cookies | soukromí | souhlas | osobních údajů | osobní údaje',
  consentAnswers: 'přijmout | souhlasím | povolit | odmítnout | přijmout vše',
  login: 'přihlásit se | přihlášení | přihlaste se | registrace | vytvořit účet | zaregistrujte se',
  applicationReceived: `žádost byla odeslána | přihláška byla odeslána | odpověď byla odeslána | děkujeme za váš zájem o pozici
    | děkujeme za vaši žádost | životopis byl odeslán`,
  notYet: 'jakmile | poté | když | pokud | než | nebyla | nebyl | chyba | bude',
  challenge: 'okamžik prosím | ověřte, že jste člověk | nejsem robot | bezpečnostní kontrola | přístup odepřen',
  loading: 'načítání | načítá se | načítáme | moment prosím',
  nothingFound: `nenašli jsme | nebyly nalezeny | nic nenalezeno | žádné výsledky | žádné nabídky | nenalezeny žádné | neodpovídá žádná
    | žádná volná místa | žádné volné pozice | nebyla nalezena`,
  rateLimit:
    'příliš mnoho požadavků | neobvyklý provoz | neobvyklá aktivita | zkuste to později | zkuste to prosím později',
} satisfies Covered<Pages>;
