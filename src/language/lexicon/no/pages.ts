import type { Covered } from '../topics/concept-phrases';
import type { Pages } from '../topics/pages';

export const pages = {
  consentTopics: 'cookies | informasjonskapsler | personvern | personvernet ditt | samtykke | personopplysninger',
  consentAnswers: `godta | godta alle | jeg godtar | aksepter | aksepter alle | tillat | tillat alle | avvis | avvis alle | avslå
    | avslå alle | kun nødvendige | bare nødvendige`,
  login: `logg inn | logg på | innlogging | registrer deg | opprett konto | opprett en konto | opprett profil | opprett bruker
    | bli medlem | velkommen tilbake`,
  applicationReceived: `søknad sendt | søknaden er sendt | søknaden din er sendt | søknaden ble sendt | søknaden er mottatt
    | søknaden din er mottatt | søknad mottatt | har mottatt søknaden din | har mottatt din søknad | takk for søknaden
    | takk for din søknad | takk for at du søkte | du har søkt på stillingen | du har søkt på jobben`,
  notYet:
    'når | hvis | dersom | før du | før vi | etter at | ikke | mislyktes | feil | vil bli | da blir | blir søknaden | så snart | inntil',
  oneMoment: 'bare et øyeblikk',
  challenge: `bekreft at du er et menneske | bekreft at du er menneske | verifiser at du er et menneske
    | jeg er ikke en robot | du ikke er en robot | er du en robot | sikkerhetskontroll | sikkerhetssjekk | kontrollerer nettleseren
    | tilgang nektet | ingen tilgang til siden`,
  loading: 'laster | laster inn | lastes inn | henter | vennligst vent | vent litt | et øyeblikk',
  nothingFound: `ingen treff | ingen resultater | ingen søkeresultater | ingen stillinger | ingen ledige stillinger | ingen jobber
    | ingen ledige jobber | ingen annonser | ingen passende | fant ingen | ga ingen treff | kunne ikke finne noen
    | ble ikke funnet noen | samsvarer ingen`,
  rateLimit: `for mange forespørsler | for mange forsøk | uvanlig trafikk | uvanlig aktivitet | du har nådd grensen
    | prøv igjen senere | midlertidig blokkert | midlertidig sperret`,
  jobsOf: {
    first: 'jobb hos | jobbe hos | ledige stillinger hos | stillinger hos | karriere hos | karriere i',
    last: 'karriere',
    alone: 'jobbe hos oss | jobb hos oss | arbeide hos oss | bli en av oss | karriere hos oss',
  },
  boardMenu: 'legg ut stilling | legg inn annonse | utlys stilling | for arbeidsgivere | arbeidsgivere | jobbsøkere',
  basket: 'handlekurv | handlevogn',
  careersSite: 'jobb | karriere | ledige stillinger | jobbe hos oss | ledige jobber',
  sitePart: 'side | siden | portal | portalen | område',
  rightsReserved: `alle rettigheter forbeholdt | alle rettigheter reservert`,
  madeBy: `utviklet av | nettside av | nettsted av | laget av | webdesign | design og utvikling | levert av
    | produsert av`,
  aboutName: `om`,
  menuEntry: `bedriftsprofil | Hjem | Om oss | Kontakt | Kontakt oss | Informasjon | Nyheter | Tjenester | Produkter | Logg inn | Søk | Adresse | Åpningstider`,
  postingId: `referansenummer | referanse | ref | ref nr | stillingsnummer | annonsenummer | stillings id | jobb id | annonse id`,
  boardName: 'jobb* | *jobb',
} satisfies Covered<Pages>;
