import { type Covered, gap } from '../topics/concept-phrases';
import type { Postings } from '../topics/postings';

export const postings = {
  behindTitle: 'søkes',
  municipality: { last: 'kommune' },
  calling: {
    first: `vi søker | vi søker nå | søkes | stillingsutlysning | nå søker vi | bli | stilling som | ledig stilling som`,
    last: `søkes | til vårt team | til oss`,
  },
  beforeSought: `en | ei | et`,
  describedAs: {
    first: `er en | er et`,
    says: `bedrift | *bedrift | selskap | *selskap | byrå | organisasjon | leverandør | virksomhet
      | arbeidsgiver`,
  },
  our: 'vår | vårt | våre',
  beforeLabel: 'din | ditt | vår',
  beforeTitle: 'stillingen som | stilling som',
  title: {
    alone: 'stillingstittel | stilling | jobbtittel',
    named: 'stilling | tittel',
  },
  company: {
    alone: `bedrift | arbeidsgiver | selskap | firma | arbeidsgivers navn | virksomhet | organisasjon | annonsør | bedriftsnavn | etat | myndighet`,
    named: 'bedrift | arbeidsgiver',
    url: 'bedrift | bedrifter | arbeidsgiver',
  },
  place: {
    alone: `hvor | sted | arbeidssted | lokasjon | arbeidssteder | steder | kommune | tjenestested | beliggenhet | lokasjoner | arbeidssted(er) | kommuner | poststed`,
    named: 'sted | arbeidssted | lokasjon',
  },
  town: 'by',
  pay: {
    alone: 'lønn | lønnsnivå | årslønn | månedslønn | timelønn | grunnlønn | bruttolønn',
    named: 'lonn',
  },
  posted: {
    alone: `publisert | sist endret | publiseringsdato | lagt ut | publisert dato | opprettet | dato`,
    named: 'dato | publisert',
  },
  employment: {
    alone: 'ansettelsesform | stillingstype | heltid/deltid | arbeidstid',
    named: 'ansettelsesform',
  },
  otherFact: `stilling | søknadsfrist | bransje | sektor | avdeling | avdelinger | stillingsfunksjon | antall stillinger | kontaktperson
    | finnkode | frist | søk innen`,
  descriptionHeading: {
    alone: 'beskrivelse | om jobben | arbeidsoppgaver | dine arbeidsoppgaver',
    says: 'om stillingen | stillingsbeskrivelse | om rollen',
  },
  otherContent: {
    first: 'ofte stilte spørsmål | lignende,flere,andre … jobber,jobb,stillinger,annonser',
    alone: 'jobbvarsling | jobbvarsel',
  },
  call: 'stillingsutlysning | utlysning',
  details: 'detaljer | stillingsdetaljer | stilling | stillingen',
  seeking: 'søker',
  closed: `tar ikke lenger imot søknader | stillingen er besatt | stillingen er lukket | søknadsfristen er utløpt
    | stillingen er ikke lenger | annonsen er utløpt | annonsen er ikke lenger`,
  closedOnes: 'lukkede,tidligere,utløpte,besatte,avsluttede … stillinger,jobber,utlysninger',
  promoted: 'sponset | annonse | fremhevet | promotert',
  atCompany: 'hos',
  connectors: {
    alone: 'hos | ved | via',
    first: 'hos',
  },
  applyEasily: 'enkel søknad | hurtigsøknad | søk enkelt',
  applyElsewhere:
    'bedriftens hjemmeside | bedriftens nettsted | arbeidsgivers nettsted | arbeidsgivers hjemmeside | eksternt nettsted',
  legalForms: {
    says: 'ASA',
    last: 'AS | ANS | HF | IKS',
  },
  legalJoint: gap<'no word joins its legal forms'>(),
  companyNameParts: 'gruppen | kommune | sykehus | universitet',
  logo: 'logo | firmalogo | logoen til',
  pictureKinds: 'bilde | foto | våpen | ikon',
  unnamed: 'anonym | konfidensiell | anonym arbeidsgiver',
  forClient: 'vår kunde | vår oppdragsgiver | på vegne av vår kunde | for vår kunde',
  weSeek: 'vi søker | søker vi | vi trenger | vi søker nå | søker vi nå',
} satisfies Covered<Postings>;
