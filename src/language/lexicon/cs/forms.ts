import type { Covered } from '../topics/concept';
import type { Forms } from '../topics/forms';

export const forms = {
  applicant: 'uchazeč | o vás | vaše údaje | osobní údaje | kontaktní údaje',
  attachFile: 'přiložit | nahrát | nahrát soubor | vybrat soubor | procházet | přiložit soubor | soubor',
  otherPerson: `sdílet nabídku | známému | přítele | kamaráda | napište komentář | vaše recenze | kontakt pro případ nouze | v případě nouze
    | zákonný zástupce | doporučil`,
  recipient: 'příjemce | příjemci',
  otherRoles: 'nouze | reference | nadřízený | manžel | manželka | garant | ručitel',
  employer: 'zaměstnavatel',
  personHeadingFillers: 'kontakt | kontaktní | údaje',
  enterAgain: 'potvrďte | potvrzení | zopakujte | znovu',
  required: 'povinné | povinný údaj',
  sectionHeadings: `o | vás | vas | vaše | vaší | váš | moje | můj | mé | nás | a | nebo | v | na | pro | k | kde | jak | co | můžeme | kontaktovat
    | zastihneme | kontakt | kontakty | kontaktní | osobní | osobních | údaje | údajů | informace | detaily | základní | obecné
    | totožnost | profil | další informace | uchazeč | uchazeče | uchazeči | kandidát | přihláška | formulář | krok | část | strana
    | sekce | povinné | nepovinné | adresa | adresy | bydliště | bydlíte | trvalé | současné | poštovní | telefon | telefonní
    | mobil | číslo | e-mail | email | životopis | narození | datum | státní | občanství`,
  unrelated: {
    says: `slevový kód | slevový kupón | kupón | dárkový poukaz | voucher | množství | poznámka | komentář | uživatelské jméno | ičo
      | dič | patro | budova | fax`,
    named: 'fax | ico | dic',
  },
  pageSearch: { says: 'hledat | vyhledat | hledaný výraz' },
  fileInProgress: 'nahrávání | zpracování | čekejte',
  applicationParts: 'životopis | motivační dopis | vaše přihláška | odeslat odpověď',
  passwordNames: 'heslo',
  messageBox: 'předmět | zpráva | zprávy | komentář | recenze | hodnocení | vzkaz',
  nextStep: 'další | další krok | uložit a pokračovat',
  onward: 'pokračovat',
  finalSend: 'odeslat | poslat | dokončit | přihlásit se | potvrdit',
} satisfies Covered<Forms>;
