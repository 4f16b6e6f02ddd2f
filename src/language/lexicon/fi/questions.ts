import { type Covered, gap } from '../topics/concept-phrases';
import type { Questions } from '../topics/questions';

export const questions = {
  skills: `taidot | osaaminen | osaamisalueet | ohjelmointikielet | työkalut | kokemusta | hallitset | teknologiat | teknologioita | teknologioista | teknologioiden | ohjelmointikieliä | työkaluja`,
  languages: `mitä kieliä puhut | puhumasi kielet | kielet joita puhut | kielitaito | kielitaitosi`,
  veteran: { says: 'veteraani | veteraanistatus | sotaveteraani' },
  disability: { says: 'vammaisuus | vamma | vammainen | toimintarajoite | osatyökykyinen | pitkäaikaissairaus' },
  hispanic: gap<'a question of the USA'>(),
  race: { says: 'etninen tausta | etninen alkuperä | etnisyys | ihonväri' },
  otherEquality: { says: 'seksuaalinen suuntautuminen | uskonto | vakaumus | siviilisääty | transsukupuolinen' },
  gender: { says: 'sukupuoli | sukupuoli-identiteetti' },
  coverLetterText: {
    says: `hakemuskirje | saatekirje | työhakemus | motivaatiokirje | motivaatio | vapaamuotoinen hakemus | viesti rekrytoijalle
    | viesti työnantajalle | hakemusteksti`,
  },
  headline: { says: 'profiilin otsikko | ammatillinen otsikko' },
  summary: {
    says: `yhteenveto | tiivistelmä | tietoja sinusta | tietoa sinusta | kerro itsestäsi | kerro hieman itsestäsi | esittele itsesi
    | lyhyt esittely | kuvaile itseäsi`,
    alone: 'profiili | esittely',
  },
  salaryCurrency: { says: 'valuutta | palkan valuutta' },
  salaryExpected: {
    says: `palkkatoive | palkkatoivomus | palkkatoiveesi | palkkapyyntö | toivottu palkka | palkkaodotus | palkka | kuukausipalkka`,
    named: 'palkkatoive | palkkatoivomus',
  },
  noticePeriod: { says: 'irtisanomisaika | irtisanomisaikasi', named: 'irtisanomisaika' },
  startDate: {
    says: `aloituspäivä | aloitusajankohta | aloitus | työn aloitus | mahdollinen aloituspäivä | aikaisin aloituspäivä
    | milloin voit aloittaa | milloin voisit aloittaa | voin aloittaa | voisin aloittaa | voin aloittaa työt | voin aloittaa työn | käytettävissä alkaen`,
    named: 'aloituspaiva',
  },
  relocation: { says: 'muuttamaan | muuttovalmius | muuttaa paikkakunnalle | muuttoon' },
  source: {
    says: `mistä kuulit | mistä sait tiedon | mistä löysit | miten löysit | miten kuulit | missä näit | mitä kautta`,
    alone: 'lähde',
  },
  currentPay: 'nykyinen, nykyisen, viimeisin, edellinen, tämänhetkinen … palkka, palkkasi, kuukausipalkka, palkan',
  relocationHelp: 'muuttoavustus*, muuttokustannus*, muuttotuki*, muuttokulu*',
  sourceShapes: `mistä, miten, missä, mitä kautta, minkä kautta … kuulit, kuulitte, löysit, löysitte, sait tiedon, saitte tiedon, näit, tiesit, tietää`,
  salaryCurrencyShapes: 'valuutta … palk*',
  salaryExpectedShapes: `palkkatoive*, palkkatoivomu*, palkkapyyn*, palkkaodotu*
    | toivot*, odotettu, toivottu, haluamasi … palkka, palkkaa, palkkasi, kuukausipalkka, tuntipalkka | kuinka paljon … ansaita`,
  noticePeriodShapes: 'irtisanomisaika*, irtisanomisaja*',
  priorEmploymentShapes: `aiemmin, koskaan, aikaisemmin, ennen … työskennellyt meillä, työskennellyt yrityksessä, ollut meillä, ollut töissä meillä, työskennellyt yhtiössä
    | työskennellyt meillä, ollut meillä töissä | entinen … työntekijä, työntekijämme`,
  relocationShapes: 'muuttamaan, muuttovalmi*, muuttaa paikkakunnalle, muuttaa työn perässä',
  startDateShapes: `milloin, mistä päivästä, mistä alkaen, kuinka pian, minä päivänä … aloittaa, aloittamaan, käytettävissä, aloittaisit
    | aikaisin, toivottu, mahdollinen … aloitus*, aloituspäivä* | aloituspäivä*, aloitusajankohta*`,
  sponsorship: { says: 'viisumin tila | oleskeluluvan tila' },
  verification: gap<'asked in the USA, in English'>(),
  workAuthorization: { says: 'työlupa | työluvan | työlupaa' },
  age18: { says: '18 vuotta | 18 vuotias | 18 vuotta täyttänyt | täyttänyt 18 | täysi-ikäinen | alaikäinen' },
  criminalRecord: {
    says: `rikosrekisteri | rikosrekisteriote | rikosrekisteriotteen | tuomittu | rikostausta | rikoksesta | rikosrekisteriä`,
  },
  priorEmployment: {
    says: `työskennellyt meillä | aiemmin työskennellyt meillä | ollut töissä meillä | entinen työntekijä | entinen työntekijämme
    | hakenut meille aiemmin | aiemmin hakenut meille | ollut meillä töissä`,
  },
  accommodation: {
    says: `mukautuksia | mukautukset | erityistarpeet | erityistarpeita | apuvälineet | apuvälineitä | esteettömyys | esteettömyystarpeet
    | kohtuulliset mukautukset`,
  },
  legal: {
    says: `kilpailukielto | kilpailukieltosopimus | eturistiriita | eturistiriitoja | esteellisyys | sivutoimi | turvallisuusselvitys
    | taustaselvitys | huumausainetesti | sukulainen | sukulaisia | salassapitosopimus`,
  },
  needing: 'tarvitset, tarvitsetko, tarvitsetteko, tarvitsen, tarvitsee, tarvitsetko, edellytätkö, vaaditko',
  needed: 'tarvittav*, vaadittav*, vaadittu, välttämät*',
  having: 'sinulla, teillä, onko, omistat*, hallussasi',
  noNeed: 'en tarvitse, et tarvitse, ei tarvitse, ei vaadi, ette tarvitse, etkö tarvitse',
  requests:
    'ilmoita | anna | syötä | kirjoita | mikä on | mikä | vahvista | täytä | ole hyvä ja ilmoita | kirjoita lisätäksesi',
  withoutPermit: `ilman … sponsor*, viisumi*, rajoitu*, rajoitteita, työlupa*, lupa*, tukea
    | rajoituksetta, rajoittamaton … työskennellä, oikeus`,
  workPermit: 'työlupa*, työluva*, työnteko oikeus, työnteko-oikeus, oleskelulupa*, oleskeluluva*, työoikeus',
  visa: 'viisumi*',
  allowedToWork: `oikeus, oikeutta, oikeutettu, lupa, lupaa, laillisesti, laillinen … työskennellä, työntekoon, tehdä työtä, tehdä töitä
    | työskennellä … laillisesti | työlupa*, työluva*, oleskelulupa*, oleskeluluva*, työnteko oikeus, työnteko-oikeus`,
  mayWork: 'saatko … työskennellä, tehdä töitä',
  canWork: 'voitko, voitteko, saatko … työskennellä, tehdä töitä',
  sponsor: 'sponsor*, viisumisponsor*, viisumituk*',
  permitHelp: 'apua, tukea, hakea, hakemista, avustusta, auttaa',
  permitProof: 'todistus, todistaa, osoittaa, esittää … työlupa*, työluva*, oikeus työskennellä, oleskelulupa*',
  yesNoBeginnings: `oletko | oletteko | onko | onko sinulla | onko teillä | voitko | voitteko | haluatko | haluatteko | tarvitsetko
    | tarvitsetteko | asutko | puhutko | saatko | voisitko | olisitko | etkö | eikö | sopiiko`,
  unions: 'eu | eta | euroopan unioni | euroopan unionissa | eu-maassa | schengen',
  ownCountry: 'asuinmaa | asuinmaassa | asuinmaassasi | asuinmaassanne',
  conditions: 'jos | mikäli',
  joiners: 'tai | vai | ja',
} satisfies Covered<Questions>;
