import { type Covered, gap } from '../topics/concept';
import type { Never } from '../topics/never';

export const never = {
  agreeing: 'samtykker | samtykke | godtar',
  honeypot: { says: 'la dette feltet' },
  captcha: gap('not yet written'),
  secret: { says: 'passord' },
  identityNumber: { says: 'personnummer | fødselsnummer', named: 'personnummer' },
  attestation: { says: 'jeg erklærer' },
  signature: { says: 'underskrift | signatur' },
  consentToFuture: { says: 'fremtidige stillinger' },
  marketing: { says: 'nyhetsbrev' },
  consent: { says: 'samtykke | persondata | personvern' },
  cookie: gap('not yet written'),
  payment: { says: 'kortnummer | kortholder | kortets | utløpsdato' },
  bindingWords: 'underskrift | signatur | bindande | bindende',
} satisfies Covered<Never>;
