import { type Covered, gap } from '../topics/concept-phrases';
import type { Postings } from '../topics/postings';

export const postings = {
  behindTitle: 'gezocht',
  municipality: { first: 'gemeente', says: 'stad' },
  calling: {
    first: `wij zoeken | we zoeken | gezocht | vacature | vacatureomschrijving | wij zijn op zoek naar | we zijn op zoek naar
      | op zoek naar | word jij | word jij onze | word onze | kom werken als`,
    last: `gezocht | wordt gezocht | worden gezocht | voor ons team | om ons team te versterken
      | ter versterking van ons team`,
  },
  beforeSought: `een | een ervaren | twee`,
  describedAs: {
    first: `is een | is het | is de | zijn een`,
    says: `bedrijf | *bedrijf | onderneming | organisatie | bureau | *bureau | werkgever | praktijk | stichting
      | leverancier`,
  },
  our: 'onze | ons',
  beforeLabel: 'jouw | je | onze | de | het',
  beforeTitle: 'de functie van | voor een | naar een',
  title: {
    alone: 'vacature | openstaande vacature | functietitel | functie | functienaam',
    named: 'functietitel',
  },
  company: {
    alone: `bedrijf | werkgever | organisatie | bedrijfsnaam | naam organisatie | opdrachtgever | instelling | onderneming | aangeboden door | naam bedrijf | organisatienaam | naam werkgever | gemeente/organisatie | overheidsorganisatie | ministerie`,
    named: 'bedrijf | werkgever',
    url: 'bedrijf | bedrijven | werkgever | werkgevers',
  },
  place: {
    alone: `waar | locatie | plaats | standplaats | werklocatie | werkplek | regio | locaties | vestiging | werkgebied | stad | werkplaats | plaats van tewerkstelling | werkstandplaats | standplaatsen | plaatsen | vestigingen | werklocaties | steden | werkplekken`,
    named: 'locatie | plaats | standplaats',
  },
  town: gap<'forms ask for it in the same words'>(),
  pay: {
    alone:
      'salaris | salarisindicatie | loon | beloning | brutosalaris | bruto loon | brutoloon | maandloon | bruto maandloon | uurloon | maandsalaris | bruto maandsalaris | jaarsalaris | bruto salaris',
    named: 'salaris',
  },
  posted: {
    alone: `geplaatst | geplaatst op | publicatiedatum | gepubliceerd op | datum geplaatst | publicatie | online sinds | gepubliceerd | datum | datum plaatsing | vacature geplaatst | plaatsingsdatum`,
    named: 'geplaatst | datum',
  },
  employment: {
    alone:
      'dienstverband | contracttype | soort contract | type contract | soort baan | type baan | soort dienstverband',
    named: 'dienstverband',
  },
  otherFact: `afdeling | afdelingen | sector | branche | vakgebied | ervaring | opleidingsniveau | referentie | functie | sluitingsdatum
    | reageren voor | solliciteren voor | solliciteren tot | uiterste sollicitatiedatum`,
  descriptionHeading: {
    alone: 'omschrijving',
    says: 'functieomschrijving | vacaturetekst | over de functie | over de vacature | wat ga je doen',
  },
  otherContent: {
    first: 'veelgestelde vragen | vergelijkbare,soortgelijke,andere,gerelateerde,meer … vacatures,banen,jobs',
    alone: 'vacature-alerts | job alert',
  },
  call: 'vacature | vacaturetekst | wij | zoeken',
  details: 'details | detail | vacaturedetails | baan | functie',
  seeking: 'zoekt | is op zoek naar',
  closed: `sollicitatie gesloten | sollicitaties gesloten | sollicitaties zijn gesloten | accepteert geen sollicitaties meer
    | niet meer mogelijk om te solliciteren | niet meer mogelijk te solliciteren | niet meer te solliciteren
    | vacature … verlopen,gesloten,vervuld,niet meer beschikbaar,niet meer actief,niet meer online,niet langer beschikbaar,
    niet langer actief,niet langer online`,
  closedOnes:
    'gesloten,vervulde,verlopen,eerdere,ingevulde,afgelopen … vacatures,functies | vacatures … vervuld,gesloten',
  promoted: 'gepromoot | gesponsord | uitgelicht',
  atCompany: 'bij',
  connectors: {
    alone: 'bij | voor | door',
    first: 'bij',
  },
  applyEasily: 'eenvoudig solliciteren | makkelijk solliciteren | snel solliciteren',
  applyElsewhere: `website van het bedrijf | website van de werkgever | site van het bedrijf | site van de werkgever | bedrijfssite
    | bedrijfswebsite | externe site | externe website`,
  legalForms: {
    says: 'B.V. | BV | N.V. | NV | VOF | V.O.F.',
  },
  legalJoint: gap<'no word joins its legal forms'>(),
  companyNameParts: 'groep | ziekenhuis | universiteit',
  logo: 'logo | bedrijfslogo | logo van | startpagina',
  pictureKinds: 'afbeelding | foto | wapen | pictogram | omslag',
  unnamed: 'anoniem | vertrouwelijk | anonieme werkgever | bedrijfsnaam onbekend',
  forClient:
    'onze opdrachtgever | voor onze opdrachtgever | onze klant zoekt | voor onze klant | namens onze opdrachtgever | voor een van onze opdrachtgevers',
  weSeek:
    'wij zoeken | zoeken wij | we zoeken | zoeken we | wij zoeken per direct | zijn wij op zoek naar | wij zijn op zoek naar | zijn we op zoek naar',
} satisfies Covered<Postings>;
