import { type Covered, gap } from '../topics/concept';
import type { Never } from '../topics/never';

export const never = {
  agreeing: 'godkänner | samtycker | godtar',
  honeypot: { says: 'lämna detta fält tomt | lämna tomt' },
  captcha: gap('not yet written'),
  secret: { says: 'lösenord' },
  identityNumber: { says: 'personnummer', named: 'personnummer' },
  attestation: { says: 'jag intygar' },
  signature: { says: 'underskrift | namnteckning | signatur' },
  consentToFuture: { says: 'framtida jobb | framtida tjänster' },
  marketing: { says: 'nyhetsbrev' },
  consent: { says: 'jag godkänner | integritetspolicy | personuppgifter' },
  cookie: { says: 'kakor' },
  payment: { says: 'kortnummer | kortinnehavare | kortets | giltigt till' },
  bindingWords: 'underskrift | namnteckning | signatur | bindande',
} satisfies Covered<Never>;
