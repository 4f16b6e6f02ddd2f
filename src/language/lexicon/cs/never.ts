import type { Covered } from '../topics/concept';
import type { Never } from '../topics/never';

export const never = {
  agreeing: 'souhlasím | souhlasíte | souhlas | přijímám | akceptuji',
  honeypot: { says: 'nevyplňujte | ponechte prázdné | nechte prázdné' },
  captcha: { says: 'opište' },
  secret: { says: 'heslo | ověřovací kód' },
  identityNumber: { says: 'rodné číslo | číslo občanského průkazu | číslo pasu' },
  attestation: { says: 'prohlašuji | potvrzuji, že | čestně prohlašuji' },
  signature: { says: 'podpis' },
  consentToFuture: { says: 'budoucí pozice | budoucích výběrových | další pozice' },
  marketing: { says: 'newsletter | odběr novinek | obchodní sdělení | marketing' },
  consent: {
    says: `souhlasím | souhlas | zpracování osobních údajů | ochrana osobních údajů | obchodní podmínky | gdpr | osobních údajů`,
  },
  cookie: { says: 'soubory cookie | nezbytně nutné' },
  payment: {
    says: 'číslo karty | držitel karty | platnost karty | jméno na kartě | bezpečnostní kód | číslo účtu | platnost do',
  },
  bindingWords: 'podpis | podepsat | podepisuji | závazný | závazně | závazné | souhlasím | prohlášení | prohlašuji',
} satisfies Covered<Never>;
