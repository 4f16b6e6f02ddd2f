import type { Covered } from '../topics/concept';
import type { Never } from '../topics/never';

export const never = {
  agreeing: 'akkoord | accepteer | accepteert | accepteren | stem in | stemt in | toestemming',
  honeypot: {
    says: 'laat dit veld leeg | niet invullen | leeg laten | veld is bedoeld voor validatiedoeleinden | dit veld leeg laten',
  },
  captcha: { says: 'typ de tekens' },
  secret: { says: 'wachtwoord | verificatiecode' },
  identityNumber: {
    says: 'burgerservicenummer | bsn | paspoortnummer | rijksregisternummer | rijbewijsnummer | identiteitsnummer',
    named: 'bsn',
  },
  attestation: { says: 'ik verklaar | naar waarheid | ik bevestig dat de | bevestig dat alle | hierbij verklaar ik' },
  signature: { says: 'handtekening' },
  consentToFuture: { says: 'toekomstige vacatures | talentpool | toekomstige functies | andere vacatures' },
  marketing: {
    says: 'nieuwsbrief | aanbiedingen | marketing | vacature-alerts | jobalerts | vacature-alert | vacatures per e-mail',
  },
  consent: {
    says: `ik ga akkoord | akkoord | privacyverklaring | privacybeleid | algemene voorwaarden | persoonsgegevens | avg | toestemming
      | ik accepteer | ik heb gelezen | privacyreglement`,
    named: 'privacy | avg',
  },
  cookie: { says: 'cookies | strikt noodzakelijk' },
  payment: {
    says: `kaartnummer | creditcardnummer | creditcard | kaarthouder | naam op kaart | vervaldatum | beveiligingscode | rekeningnummer
      | naam op de kaart`,
  },
  bindingWords:
    'handtekening | ondertekenen | onderteken | ondertekening | bindend | verklaar | verklaring | akkoord | bindende',
} satisfies Covered<Never>;
