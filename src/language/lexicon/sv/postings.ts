import { type Covered, gap } from '../topics/concept-phrases';
import type { Postings } from '../topics/postings';

export const postings = {
  behindTitle: 'sökes',
  municipality: { last: 'kommun | stad' },
  calling: {
    first: `vi söker | vi söker nu | platsannons | nu söker vi | bli | tjänst som | ledig tjänst som`,
    last: `sökes | söks | till vårt team | till oss`,
  },
  beforeSought: `en | ett | en erfaren`,
  describedAs: {
    first: `är ett | är en`,
    says: `företag | *företag | byrå | *byrå | organisation | leverantör | koncern | arbetsgivare`,
  },
  our: 'vår | vårt | våra',
  beforeLabel: 'din | ditt | vår | vårt',
  beforeTitle: 'tjänsten som | en tjänst som',
  title: {
    alone: 'tjänst | befattning | jobbtitel',
    named: 'titel | jobbtitel',
  },
  company: {
    alone: `företag | arbetsgivare | företagsnamn | organisation | arbetsgivarens namn | myndighet | annonsör | bolag | myndighetens namn`,
    named: 'foretag | arbetsgivare',
    url: 'foretag | arbetsgivare',
  },
  place: {
    alone: `var | plats | arbetsort | ort | placeringsort | arbetsplats | kommun | arbetsplatsens ort | arbetsställe | arbetsplatsens läge | orter | placering | stationeringsort | var ligger arbetsplatsen? | adress till arbetsplatsen | platser | arbetsorter | städer | kommuner | arbetsplatser | stad | arbetsplatsadress`,
    named: 'ort | arbetsort | plats',
  },
  town: gap<'forms ask for it in the same words'>(),
  pay: {
    alone: 'lön | löneform | lön och förmåner | ersättning | månadslön | timlön | grundlön',
    named: 'lon',
  },
  posted: {
    alone: `publicerad | publiceringsdatum | publicerades | publicerat | publicerad den | annonsen publicerad | upplagd | datum`,
    named: 'datum | publicerad',
  },
  employment: {
    alone: 'anställningsform | omfattning | anställningstyp | arbetstid',
    named: 'anstallningsform',
  },
  otherFact: `bransch | avdelning | avdelningar | yrkesroll | erfarenhet | antal platser | sista ansökningsdag | referensnummer
    | kontaktperson | ansök senast | sök senast | sista ansökan`,
  descriptionHeading: {
    alone: 'beskrivning | om rollen | arbetsuppgifter | dina arbetsuppgifter',
    says: 'om jobbet | om tjänsten | arbetsbeskrivning | vi erbjuder dig rollen | om arbetet',
  },
  otherContent: {
    first: 'vanliga frågor | liknande,fler,andra … jobb,annonser,tjänster',
    alone: 'jobbevakning',
  },
  call: 'platsannons | ledig | tjänst | anställning | jobbannons',
  details: 'detaljer | jobbdetaljer | annons | annonsen | tjänsten',
  seeking: 'söker',
  closed: `tar inte längre emot ansökningar | annonsen är stängd | annonsen är inte längre | annonsen är borttagen
    | ansökningstiden har gått ut | tjänsten är tillsatt | jobbet är tillsatt`,
  closedOnes: 'avslutade,stängda,tidigare,tillsatta,utgångna … tjänster,jobb,annonser,rekryteringar,anställningar',
  promoted: 'sponsrad | annonsering | annons | marknadsförd | sponsrat',
  atCompany: 'hos | på',
  connectors: {
    alone: 'på | hos | via',
    first: 'hos',
  },
  applyEasily: 'enkel ansökan | snabbansökan | ansök enkelt | enkelt att ansöka',
  applyElsewhere:
    'företagets webbplats | företagets hemsida | arbetsgivarens webbplats | arbetsgivarens hemsida | extern webbplats',
  legalForms: {
    says: 'A.B. | aktiebolag',
    first: 'AB',
    last: 'AB | HB | KB',
  },
  legalJoint: gap<'no word joins its legal forms'>(),
  companyNameParts: 'gruppen | kommun | sjukhus | universitet',
  logo: 'logo | logga | logotyp | företagslogotyp | logotyp för | startsida',
  pictureKinds: 'bild | foto | vapen | ikon',
  unnamed: 'anonym | konfidentiell | anonym arbetsgivare',
  forClient: 'vår kund | vår uppdragsgivare | för vår kunds räkning | för kunds räkning | åt vår kund',
  weSeek: 'vi söker | söker vi | vi behöver | söker vi nu | vi söker nu',
} satisfies Covered<Postings>;
