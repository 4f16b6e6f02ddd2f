import { type Covered, gap } from '../topics/concept-phrases';
import type { Jobs } from '../topics/jobs';

export const jobs = {
  metaWords: 'sitten | eilen | tänään | hakuaika päättyy | julkaistu',
  nouns: {
    says: `työpaikka | työpaikat | avoimet työpaikat | avoimet tehtävät | työpaikkailmoitus | työpaikkailmoitukset | työpaikkaa | rekry
      | ura`,
    url: 'tyopaikat | tyopaikka | rekry',
  },
  manyNouns: 'avoimet työpaikat | työpaikat | avoimet tehtävät',
  sectionHeadlines: `työtehtävät | vaatimukset | tarjoamme | odotamme sinulta | edellytämme | kelpoisuusvaatimukset | mitä tarjoamme
    | osaaminen | arvostamme`,
  occupations: `*kehittäjä* | *insinööri* | *myyjä | *sairaanhoitaja* | *opettaja* | *asiantuntija* | *päällikkö* | *johtaja | *asentaja* | *mekaanikko* | *sähköasentaja* | *kokki | *kuljettaja* | *hoitaja | *lähihoitaja* | *avustaja* | *suunnittelija* | *koordinaattori* | *työntekijä* | *harjoittelija* | *siivooja* | *esimies | *neuvoja | *ohjaaja | *hoitaja* | *lääkäri* | *myyjä* | *johtaja* | *kokki* | *tarjoilija* | *terapeutti* | *ohjaaja* | *tutkija* | *konsultti* | *sihteeri* | *esimies* | harjoittelija* | *sähkömies* | *leipuri* | *kampaaja*`,
  titleWords: 'kesätyö | harjoittelu | sijainen | vuoropäällikkö',
  keywordField: 'haku | hae | hakusana | hakusanat | ammatti | tehtävänimike | mitä | avainsana | vapaa haku',
  placeField: 'missä | paikkakunta | sijainti | kaupunki | kunta | maakunta | postinumero | alue | etäisyys',
  departments: `myynti | talous | hankinta | tuotanto | logistiikka | henkilöstöhallinto | tuotekehitys | tutkimus | asiakaspalvelu
    | hallinto | taloushallinto`,
  betweenDepartments: 'ja',
  everyGender: gap<'titles have one form for everyone'>(),
  genderEndings: gap<'titles have one form for everyone'>(),
  listEntries: 'työpaik* | tulos* | tulok* | ilmoitus* | avoimet tehtävät | avointa työpaikkaa',
  ofTotal: gap<'written as a slash: "1-20 / 300"'>(),
  openCalls: 'avoin hakemus | avoimet hakemukset',
  about: 'noin',
} satisfies Covered<Jobs>;
