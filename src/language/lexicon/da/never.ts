import type { Covered } from '../topics/concept-phrases';
import type { Never } from '../topics/never';

export const never = {
  agreeing: `accepterer | jeg accepterer | accepter | samtykker | jeg samtykker | samtykke | mit samtykke | giver samtykke | godkender
    | jeg godkender | indforstået | er enig`,
  honeypot: {
    says: `lad dette felt | lad feltet være tomt | efterlad dette felt tomt | udfyld ikke | skal være tomt | lad være tom`,
  },
  captcha: {
    says: 'tegnene i billedet | indtast tegnene | bogstaverne i billedet | ikke en robot | sikkerhedsspørgsmål',
  },
  secret: {
    says: 'adgangskode | kodeord | engangskode | bekræftelseskode | verifikationskode | bekræft adgangskode',
    named: 'adgangskode | kodeord',
  },
  identityNumber: {
    says: 'cpr-nummer | cpr nr | cpr-nr | cpr | personnummer | pasnummer | kørekortnummer | id-nummer',
    named: 'cpr | cpr nummer',
  },
  attestation: {
    says: `jeg erklærer | jeg bekræfter at | jeg attesterer | på tro og love | tro og love | sandfærdige | oplysninger er korrekte
    | oplysningerne er korrekte | hermed erklærer | hermed bekræfter | uden hjælp fra ai`,
  },
  signature: {
    says: `underskrift | signatur | elektronisk underskrift | digital underskrift | digital signatur | underskriv | skriv under
    | initialer`,
  },
  consentToFuture: {
    says: `fremtidige stillinger | fremtidige job | fremtidige muligheder | fremtidige rekrutteringer | talentpulje | kandidatbank
    | cv-database | andre stillinger | gemme min ansøgning`,
  },
  marketing: {
    says: `nyhedsbrev | markedsføring | jobagent | jobalarm | abonner | tilmeld nyhedsbrev | tilbud via e-mail | modtage tilbud
    | modtage nyheder`,
  },
  consent: {
    says: `jeg accepterer | jeg samtykker | jeg giver samtykke | samtykke | persondata | personoplysninger | persondatapolitik
    | privatlivspolitik | databeskyttelse | databeskyttelsespolitik | fortrolighedspolitik | handelsbetingelser
    | vilkår og betingelser | vilkår | betingelser | gdpr | jeg har læst`,
  },
  cookie: { says: 'cookies | strengt nødvendige | nødvendige cookies' },
  payment: {
    says: `kortnummer | kortholder | kortets | udløbsdato | kreditkort | betalingskort | sikkerhedskode | kontrolcifre | navn på kortet
    | kontonummer | registreringsnummer og kontonummer | reg nr | bankkonto | kontohaver`,
  },
  bindingWords: `underskrift | signatur | bindende | juridisk bindende | underskrive | underskriver | underskrives | underskrevet
    | underskrevne | undertegner | undertegnede | skrive under | erklærer | tro og love | attesterer`,
} satisfies Covered<Never>;
