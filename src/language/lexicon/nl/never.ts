import type { Covered } from '../topics/concept-phrases';
import type { Never } from '../topics/never';

export const never = {
  agreeing: `akkoord | ga akkoord | ik ga akkoord | gaat akkoord | accepteer | accepteert | accepteren | stem in | stemt in | stem je in
    | instemmen | instemming | toestemming | geef toestemming | ga ermee akkoord`,
  honeypot: {
    says: 'laat dit veld leeg | niet invullen | leeg laten | veld is bedoeld voor validatiedoeleinden | dit veld leeg laten',
  },
  captcha: { says: 'typ de tekens | tekens in de afbeelding | geen robot | beveiligingsvraag | neem de code over' },
  secret: {
    says: 'wachtwoord | verificatiecode | eenmalige code | bevestigingscode | pincode voor | code die we | code in die we | code in die wij | code die wij | toegezonden code | ontvangen code',
    named: 'wachtwoord',
  },
  identityNumber: {
    says: `burgerservicenummer | bsn | bsn-nummer | paspoortnummer | rijksregisternummer | rijbewijsnummer | identiteitsnummer
    | identiteitskaartnummer | documentnummer | id-nummer`,
    named: 'bsn | rijksregisternummer',
  },
  attestation: {
    says: `ik verklaar | naar waarheid | ik bevestig dat de | bevestig dat alle | hierbij verklaar ik | hierbij bevestig ik
    | naar eer en geweten | juist en volledig | zonder hulp van ai`,
  },
  signature: {
    says: `handtekening | elektronische handtekening | digitale handtekening | paraaf | initialen handtekening | teken hier`,
    named: 'handtekening',
  },
  consentToFuture: {
    says: 'toekomstige vacatures | talentpool | talentenbestand | toekomstige functies | andere vacatures',
  },
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
  bindingWords: `handtekening | ondertekenen | onderteken | ondertekent | ondertekend | ondertekening | bindend | bindende | verklaar
    | verklaring | akkoord | tekenen voor akkoord | paraaf`,
} satisfies Covered<Never>;
