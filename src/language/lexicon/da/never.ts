import { type Covered, gap } from '../topics/concept';
import type { Never } from '../topics/never';

export const never = {
  agreeing: 'accepterer | samtykker | samtykke',
  honeypot: { says: 'lad dette felt' },
  captcha: gap('not yet written'),
  secret: { says: 'adgangskode' },
  identityNumber: { says: 'cpr-nummer' },
  attestation: { says: 'jeg erklærer' },
  signature: { says: 'underskrift | signatur' },
  consentToFuture: { says: 'fremtidige stillinger' },
  marketing: { says: 'nyhedsbrev' },
  consent: { says: 'jeg accepterer | samtykke | persondata' },
  cookie: gap('not yet written'),
  payment: { says: 'kortnummer | kortholder | kortets | udløbsdato' },
  bindingWords: 'underskrift | signatur | bindende',
} satisfies Covered<Never>;
