import { type Covered, gap } from '../topics/concept-phrases';
import type { Forms } from '../topics/forms';

export const forms = {
  relationship: 'vztah | vztah k vám | příbuzenský vztah | vztah k uchazeči',
  otherScript: 'latinkou | v angličtině',
  passwordWarning: gap<'not met on a form'>(),
  bestOfAll:
    'nejlépe | nejvíce | nejraději | oblíbený | oblíbená | preferovaný | preferovaná | preferované | hlavní | pouze jeden | pouze jednu',
  allThatApply: gap<'not met on a form'>(),
  applicant: `uchazeč | o vás | vaše údaje | osobní údaje | kontaktní údaje | uchazečka | kandidát | informace o vás
    | vaše kontaktní údaje`,
  attachFile: `přiložit | nahrát | nahrát soubor | vybrat soubor | procházet | přiložit soubor | soubor
    | vyberte soubor | nahrajte soubor | přidat soubor | soubor nevybrán | není vybrán žádný soubor
    | žádný soubor nevybrán | nevybrán žádný soubor | nahrát soubory | vybrat soubory`,
  dropFile: 'přetáhn* … soubor*, dokument*, sem',
  otherPerson: `sdílet nabídku | známému | přítele | kamaráda | napište komentář | vaše recenze
    | kontakt pro případ nouze | v případě nouze | zákonný zástupce | doporučil`,
  whoReferred: `osoby, osoba, kolegy, kolega, zaměstnan*, kdo … doporučil*, doporučuj*`,
  recipient: 'příjemce | příjemci',
  nominee: 'doporučené osoby | doporučeného | doporučujete | druhé osoby | jiné osoby | kolegy | známého',
  ownership: gap<'said by the ending'>(),
  otherRoles: `nouze | reference | nadřízený | manžel | manželka | garant | ručitel
      | otec | otce | matka | matky | dítě | dítěte | děti | dětí | syna | dcery | bratra | sestry | manžela
      | manželky | kolegy`,
  employer: 'zaměstnavatel | zaměstnavatele',
  personHeadingFillers: `kontakt | kontaktní | údaje | váš | vaše | na | a | současný | současného | poslední
    | posledního | předchozí | předchozího | osobní`,
  enterAgain: 'potvrďte | potvrzení | zopakujte | znovu',
  required:
    'povinná otázka | povinné | povinný údaj | povinná | povinný | povinné pole | toto pole je povinné | vyžadováno',
  optional: 'nepovinné | nepovinný údaj | volitelné | nepovinná',
  characters: 'znaků | znaky | znak',
  formParts: 'krok | strana | stránka | část | sekce | otázka',
  example: 'např | například | příklad',
  answerPrompts: `vaše odpověď | odpověď | pište zde | zadejte odpověď | napište odpověď | zadejte text | sem napište | upřesněte | text`,
  enterKey: 'enter | klávesa enter',
  referenceNumber: 'referenční číslo | číslo jednací | číslo nabídky | ref. č. | referenční kód',
  referenceWord: 'reference',
  sectionHeadings: `před odesláním | o | vás | vas | vaše | vaší | váš | moje | můj | mé | nás | a | nebo | v | na | pro | k | kde
    | jak | co | můžeme | kontaktovat | zastihneme | kontakt | kontakty | kontaktní | osobní | osobních | údaje | údajů
    | informace | detaily | základní | obecné | totožnost | profil | další informace | uchazeč | uchazeče | uchazeči | kandidát
    | přihláška | formulář | krok | část | strana | sekce | povinné | nepovinné | adresa | adresy | bydliště | bydlíte | trvalé
    | současné | poštovní | telefon | telefonní | mobil | číslo | e-mail | email | životopis | narození | datum | státní
    | občanství
    | otázky | doplňující otázky
    | komunikace`,
  unrelated: {
    says: `slevový kód | slevový kupón | kupón | dárkový poukaz | voucher | množství | poznámka | komentář
      | uživatelské jméno | ičo | dič | patro | budova | fax | typ telefonu | druh telefonu | typ zařízení`,
    named: 'fax | ico | dic',
  },
  pageSearch: { says: 'hledat | vyhledat | hledaný výraz' },
  fileInProgress: `nahrávání | zpracování | čekejte | probíhá nahrávání | probíhá zpracování | nahrává se
    | zpracovává se | načítání | analyzuje se`,
  fileTaken: `úspěšně | byl nahrán | byl přiložen | byl přidán | soubor nahrán | nahrávání dokončeno`,
  applicationParts: 'životopis | motivační dopis | vaše přihláška | odeslat odpověď',
  passwordNames: 'heslo',
  messageBox: 'předmět | zpráva | zprávy | komentář | recenze | hodnocení | vzkaz',
} satisfies Covered<Forms>;
