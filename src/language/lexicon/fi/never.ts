import { type Covered, gap } from '../topics/concept';
import type { Never } from '../topics/never';

export const never = {
  agreeing: 'hyväksyn | hyväksyt | suostun',
  honeypot: { says: 'jätä tyhjäksi' },
  captcha: gap('not yet written'),
  secret: { says: 'salasana' },
  identityNumber: { says: 'henkilötunnus' },
  attestation: { says: 'vakuutan' },
  signature: { says: 'allekirjoitus' },
  consentToFuture: { says: 'tulevista' },
  marketing: { says: 'uutiskirje' },
  consent: { says: 'hyväksyn | tietosuoja' },
  cookie: { says: 'evästeet' },
  payment: { says: 'kortin numero | kortinhaltija | viimeinen voimassaolopäivä' },
  bindingWords: 'allekirjoitus | sitova',
} satisfies Covered<Never>;
