import type { Covered } from '../topics/concept-phrases';
import type { Never } from '../topics/never';

export const never = {
  agreeing: `samtykker | jeg samtykker | samtykke | mitt samtykke | godtar | jeg godtar | aksepterer | jeg aksepterer | godkjenner
    | jeg godkjenner | gir samtykke | er enig`,
  honeypot: { says: 'la dette feltet | la feltet stå tomt | la stå tomt | ikke fyll ut | skal være tomt' },
  captcha: { says: 'tegnene i bildet | skriv inn tegnene | bokstavene i bildet | ikke en robot | sikkerhetsspørsmål' },
  secret: {
    says: 'passord | engangskode | bekreftelseskode | verifiseringskode | engangspassord | bekreft passord',
    named: 'passord',
  },
  identityNumber: {
    says: `personnummer | fødselsnummer | fødsels- og personnummer | d-nummer | passnummer | førerkortnummer | id-nummer`,
    named: 'personnummer | fodselsnummer',
  },
  attestation: {
    says: `jeg erklærer | jeg bekrefter at | jeg bekrefter herved | herved bekrefter | på ære og samvittighet
    | etter beste evne og sannferdig | opplysningene er korrekte | opplysninger er korrekte | sannferdige | uten hjelp av ki`,
  },
  signature: {
    says: `underskrift | signatur | elektronisk signatur | digital signatur | elektronisk underskrift | signer | signer her | skriv under
    | initialer`,
  },
  consentToFuture: {
    says: `fremtidige stillinger | fremtidige jobber | fremtidige muligheter | framtidige stillinger | fremtidige rekrutteringer
    | talentpool | kandidatbank | cv-database | andre stillinger | lagre søknaden min`,
  },
  marketing: {
    says: `nyhetsbrev | markedsføring | jobbvarsel | jobbvarsler | jobbagent | abonner | motta tilbud | motta nyheter | tilbud på e-post`,
  },
  consent: {
    says: `jeg samtykker | jeg godtar | jeg aksepterer | samtykke | samtykker | persondata | personvern | personvernerklæring
    | personvernerklæringen | personopplysninger | vilkår og betingelser | vilkårene | vilkår | brukervilkår | gdpr | jeg har lest`,
  },
  cookie: { says: 'informasjonskapsler | cookies | strengt nødvendige' },
  payment: {
    says: `kortnummer | kortholder | kortets | utløpsdato | kredittkort | betalingskort | sikkerhetskode | navn på kortet | kontonummer
    | bankkonto | kontohaver | kontoeier | kortinnehaver`,
  },
  bindingWords: `underskrift | signatur | bindande | bindende | juridisk bindende | underskrive | underskriver | undertegner | undertegnede
    | signere | signerer | signert | skrive under | erklærer | samtykker`,
} satisfies Covered<Never>;
