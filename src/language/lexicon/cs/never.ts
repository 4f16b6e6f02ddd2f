import type { Covered } from '../topics/concept-phrases';
import type { Never } from '../topics/never';

export const never = {
  agreeing: `souhlasím | souhlasíte | souhlas | souhlasit | přijímám | přijímáte | akceptuji | akceptujete | uděluji souhlas
    | udělujete souhlas | uděluji`,
  honeypot: {
    says: 'nevyplňujte | ponechte prázdné | nechte prázdné | nechte toto pole prázdné | toto pole nevyplňujte',
  },
  captcha: { says: 'opište | opište znaky | opište kód z obrázku | nejsem robot | kontrolní otázka' },
  secret: {
    says: 'heslo | ověřovací kód | jednorázové heslo | jednorázový kód | potvrzovací kód | potvrzení hesla | zaslaný kód | kód zaslaný | kód který jsme',
    named: 'heslo',
  },
  identityNumber: {
    says: `rodné číslo | číslo občanského průkazu | číslo op | číslo pasu | číslo dokladu | číslo řidičského průkazu | číslo pojištěnce`,
    named: 'rodne cislo',
  },
  attestation: {
    says: `prohlašuji | potvrzuji, že | čestně prohlašuji | čestné prohlášení | údaje jsou pravdivé | pravdivost údajů | pravdivé a úplné
    | bez pomoci umělé inteligence`,
  },
  signature: { says: 'podpis | elektronický podpis | podepište | podpis uchazeče | iniciály', named: 'podpis' },
  consentToFuture: {
    says: `budoucí pozice | budoucích výběrových | další pozice | budoucí výběrová řízení | budoucí nabídky | databáze uchazečů
    | jiné pozice | jiná volná místa`,
  },
  marketing: {
    says: `newsletter | odběr novinek | obchodní sdělení | marketing | obchodních sdělení | zasílání novinek | zasílat nabídky
    | zasílání nabídek práce | marketingové`,
  },
  consent: {
    says: `souhlasím | souhlas | zpracování osobních údajů | zpracováním osobních údajů | ochrana osobních údajů | ochrany osobních údajů
    | osobní údaje | osobních údajů | obchodní podmínky | obchodními podmínkami | podmínky použití | gdpr | seznámil | seznámila
    | zásady ochrany`,
  },
  cookie: { says: 'soubory cookie | cookies | nezbytně nutné | nezbytné cookies' },
  payment: {
    says: `číslo karty | držitel karty | platnost karty | jméno na kartě | bezpečnostní kód | číslo účtu | platnost do | kreditní karta
    | platební karta | bankovní účet | kód banky | majitel účtu`,
  },
  bindingWords: `podpis | podpisem | podepsat | podepisuji | podepište | závazný | závazně | závazné | právně závazné | souhlasím | souhlas
    | prohlášení | prohlašuji`,
} satisfies Covered<Never>;
