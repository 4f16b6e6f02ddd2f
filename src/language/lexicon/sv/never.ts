import type { Covered } from '../topics/concept-phrases';
import type { Never } from '../topics/never';

export const never = {
  agreeing: `godkänner | jag godkänner | godkänn | samtycker | jag samtycker | samtycke | mitt samtycke | godtar | accepterar
    | jag accepterar | instämmer`,
  honeypot: {
    says: `lämna detta fält tomt | lämna fältet tomt | lämna tomt | lämna det här fältet tomt | fyll inte i | ska lämnas tomt`,
  },
  captcha: { says: 'tecknen i bilden | skriv tecknen | bokstäverna i bilden | inte en robot | säkerhetsfråga' },
  secret: {
    says: 'lösenord | verifieringskod | engångskod | engångslösenord | säkerhetskod via | bekräfta lösenord',
    named: 'losenord',
  },
  identityNumber: {
    says: `personnummer | samordningsnummer | passnummer | id-nummer | id-kortsnummer | körkortsnummer | organisations-/personnummer
    | skatteregistreringsnummer`,
    named: 'personnummer | samordningsnummer',
  },
  attestation: {
    says: `jag intygar | jag försäkrar | härmed intygar | på heder och samvete | sanningsenlig | sanningsenliga | uppgifter är korrekta
    | uppgifterna är korrekta | jag bekräftar att | utan hjälp av ai`,
  },
  signature: {
    says: `underskrift | namnteckning | signatur | elektronisk signatur | digital signatur | namnförtydligande | skriv under | signera`,
    named: 'underskrift | namnteckning',
  },
  consentToFuture: {
    says: `framtida jobb | framtida tjänster | framtida rekryteringar | framtida möjligheter | talangpool | kandidatbank | cv-databas
    | andra tjänster | spara min ansökan`,
  },
  marketing: {
    says: `nyhetsbrev | marknadsföring | erbjudanden via | jobbevakning | jobbaviseringar | prenumerera | få uppdateringar | sms-utskick
    | utskick`,
  },
  consent: {
    says: `jag godkänner | jag samtycker | jag accepterar | samtycke | samtycker | integritetspolicy | integritetspolicyn
    | personuppgifter | personuppgiftspolicy | användarvillkor | allmänna villkor | villkoren | gdpr | dataskydd
    | dataskyddspolicy | sekretesspolicy | jag har läst`,
  },
  cookie: { says: 'kakor | cookies | strikt nödvändiga | nödvändiga kakor' },
  payment: {
    says: `kortnummer | kortinnehavare | kortets | giltigt till | kreditkort | betalkort | säkerhetskod | namn på kortet | bankkonto
    | kontonummer | clearingnummer | kontohavare | utgångsdatum | bankgiro`,
  },
  bindingWords: `underskrift | namnteckning | signatur | bindande | juridiskt bindande | skriva under | skriver under | undertecknar
    | undertecknad | undertecknas | signera | intygar | försäkrar | godkännande`,
} satisfies Covered<Never>;
