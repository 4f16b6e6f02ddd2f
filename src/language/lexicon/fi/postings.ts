import { type Covered, gap } from '../topics/concept-phrases';
import type { Postings } from '../topics/postings';

export const postings = {
  behindTitle: 'tehtävään | virkaan | toimeen',
  municipality: gap<'the place takes the genitive'>(),
  calling: gap<'the title takes another case'>(),
  beforeSought: gap<'no articles'>(),
  describedAs: {
    // "on" alone is a word of other languages.
    first: `on palveleva | on suomalainen | on kansainvälinen | on kasvava | on johtava | on alan`,
    says: `yritys | *yritys | yhtiö | toimisto | *toimisto | järjestö | työnantaja | palveluntarjoaja`,
  },
  our: gap<'possession is an ending'>(),
  beforeLabel: gap<'no articles, and possession is an ending'>(),
  beforeTitle: 'tehtävään | virkaan | toimeen',
  title: {
    alone: 'tehtävänimike | nimike | tehtävä | työtehtävä',
    named: 'otsikko | tehtavanimike',
  },
  company: {
    alone: `työnantaja | yritys | organisaatio | työnantajan nimi | toimeksiantaja | ilmoittaja | yrityksen nimi | ilmoituksen jättäjä | työnantajaorganisaatio`,
    named: 'tyonantaja | yritys',
    url: 'yritys | yritykset | tyonantaja',
  },
  place: {
    alone: `missä | paikkakunta | sijainti | työpaikan sijainti | työskentelypaikka | sijaintikunta | toimipaikka | työskentelypaikkakunta | työn sijainti | paikkakunnat | kunta | työpaikka sijaitsee | kaupunki`,
    named: 'sijainti | paikkakunta',
  },
  town: gap<'forms ask for it in the same words'>(),
  pay: {
    alone: 'palkka | palkkaus | palkkatiedot | kuukausipalkka | tuntipalkka | peruspalkka | bruttopalkka',
    named: 'palkka',
  },
  posted: {
    alone: `julkaistu | julkaisupäivä | julkaistu pvm | julkaistu työpaikka | ilmoitus julkaistu | lisätty | päivämäärä`,
    named: 'julkaistu',
  },
  employment: {
    alone: 'työsuhde | työsuhteen muoto | työaika | työsuhteen tyyppi',
    named: 'tyosuhde',
  },
  otherFact: `ala | toimiala | osasto | osastot | tehtäväalue | hakuaika päättyy | viimeinen hakupäivä | yhteyshenkilö | kokemus
    | haku päättyy | hae viimeistään`,
  descriptionHeading: {
    alone: 'kuvaus | työtehtävät | tehtävän kuvaus',
    says: 'tietoa työpaikasta | työn kuvaus | tehtävänkuvaus | työnkuvaus | tietoa tehtävästä',
  },
  otherContent: {
    first:
      'usein kysytyt | usein kysyttyä | samankaltaisia,samankaltaiset,lisää,muita,muut,vastaavia … työpaikkoja,työpaikat,paikkoja',
    alone: 'työpaikkavahti | hakuvahti',
  },
  call: 'avoin | työpaikka | tehtävä | virka | työpaikkailmoitus | hakuilmoitus',
  details: 'tiedot | työpaikan | tehtävän | ilmoitus | ilmoituksen',
  seeking: 'hakee | etsii',
  closed: `hakuaika on päättynyt | haku on päättynyt | hakemuksia ei enää oteta vastaan | työpaikka on täytetty | ilmoitus on vanhentunut
    | paikka ei ole enää haettavissa`,
  closedOnes: 'päättyneet,suljetut,täytetyt,aiemmat … työpaikat,paikat,haut,rekrytoinnit',
  promoted: 'mainostettu | sponsoroitu | mainos | nostettu',
  atCompany: gap<'the word is one for places as well'>(),
  connectors: gap<'the case of the noun says it'>(),
  applyEasily: 'helppo haku | pikahaku | hae helposti',
  applyElsewhere: `yrityksen sivusto* | yrityksen verkkosivu* | työnantajan sivusto* | työnantajan verkkosivu* | ulkoisella sivustolla
    | ulkoinen sivusto`,
  legalForms: {
    says: 'Oy | Oyj',
    last: 'Ky | Tmi',
  },
  legalJoint: gap<'no word joins its legal forms'>(),
  companyNameParts: 'ryhmä | yliopisto | sairaala | kaupunki',
  logo: 'logo | yrityksen logo',
  pictureKinds: 'kuva | vaakuna | kuvake',
  unnamed: 'luottamuksellinen | nimetön | nimetön työnantaja | anonyymi',
  forClient: 'asiakkaamme | asiakkaallemme | asiakasyrityksemme | asiakkaamme puolesta',
  weSeek: 'haemme | etsimme | palkkaamme | haemme nyt',
} satisfies Covered<Postings>;
