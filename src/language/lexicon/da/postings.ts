import { type Covered, gap } from '../topics/concept-phrases';
import type { Postings } from '../topics/postings';

export const postings = {
  behindTitle: 'søges',
  municipality: { last: 'kommune' },
  calling: {
    first: `vi søger | søges | stillingsopslag | nu søger vi | bliv | stilling som | ledig stilling som`,
    last: `søges | til vores team | til os`,
  },
  beforeSought: `en | et`,
  describedAs: {
    first: `er en | er et`,
    says: `virksomhed | *virksomhed | bureau | organisation | leverandør | arbejdsplads | producent`,
  },
  our: 'vores',
  beforeLabel: 'din | dit | vores',
  beforeTitle: 'stillingen som | en stilling som',
  title: {
    alone: 'stillingsbetegnelse | jobtitel | stilling',
    named: 'titel | stilling',
  },
  company: {
    alone: `virksomhed | arbejdsgiver | firma | virksomhedsnavn | arbejdsplads | organisation | institution | annoncør | firmanavn | arbejdsgivers navn | myndighed | styrelse`,
    named: 'virksomhed | arbejdsgiver',
    url: 'virksomhed | virksomheder | arbejdsgiver',
  },
  place: {
    alone: `hvor | sted | arbejdssted | område | arbejdssteder | lokation | tjenestested | kommune | geografi | beliggenhed | adresse på arbejdspladsen | steder | lokationer | arbejdssted(er) | kommuner | områder`,
    named: 'sted | arbejdssted',
  },
  town: 'by',
  pay: {
    alone: 'løn | aflønning | lønniveau | månedsløn | timeløn | årsløn | grundløn',
    named: 'lon',
  },
  posted: {
    alone: `publiceret | oprettet | indrykket | indrykningsdato | opslået | opslagsdato | dato | oprettet den | publiceret den | slået op`,
    named: 'dato | publiceret',
  },
  employment: {
    alone: 'ansættelsesform | stillingstype | ansættelsestype | arbejdstid',
    named: 'ansaettelsesform',
  },
  otherFact: `stilling | ansøgningsfrist | branche | afdeling | afdelinger | arbejdsområde | kontaktperson | jobkategori | ansøg senest
    | ansøgningsfristen`,
  descriptionHeading: {
    alone: 'beskrivelse | om jobbet | arbejdsopgaver | dine arbejdsopgaver',
    says: 'om stillingen | stillingsbeskrivelse | jobbeskrivelse',
  },
  otherContent: {
    first: 'ofte stillede spørgsmål | lignende,flere,andre … job,jobs,stillinger,jobannoncer',
    alone: 'jobagent',
  },
  call: 'stillingsopslag | jobopslag | stilling',
  details: 'detaljer | stillingsdetaljer | jobdetaljer | stillingen | jobbet',
  seeking: 'søger',
  closed: `modtager ikke længere ansøgninger | stillingen er besat | stillingen er lukket | jobbet er ikke længere
    | ansøgningsfristen er udløbet | annoncen er udløbet`,
  closedOnes: 'lukkede,tidligere,udløbne,besatte … stillinger,job,opslag',
  promoted: 'sponsoreret | annonce | fremhævet',
  atCompany: 'hos',
  connectors: {
    alone: 'hos | ved | via',
    first: 'hos',
  },
  applyEasily: 'nem ansøgning | hurtig ansøgning | ansøg nemt',
  applyElsewhere: 'virksomhedens hjemmeside | arbejdsgiverens hjemmeside | ekstern hjemmeside | virksomhedens website',
  legalForms: {
    says: 'A/S | ApS',
    last: 'I/S | K/S | P/S',
  },
  legalJoint: gap<'no word joins its legal forms'>(),
  companyNameParts: 'gruppen | kommune | sygehus | universitet',
  logo: 'logo | firmalogo | logo for',
  pictureKinds: 'billede | foto | våben | ikon',
  unnamed: 'anonym | fortrolig | anonym arbejdsgiver',
  forClient: 'vores kunde | for vores kunde | på vegne af vores kunde | vores klient',
  weSeek: 'vi søger | søger vi | vi leder efter | leder vi efter',
} satisfies Covered<Postings>;
