import { type Covered, gap } from '../topics/concept-phrases';
import type { Cv } from '../topics/cv';

export const cv = {
  documentTitle: 'ansioluettelo | curriculum vitae',
  contactHeadings: 'yhteystiedot | yhteystietoni',
  summaryHeadings: 'profiili | minusta | tiivistelmä | yhteenveto | esittely | henkilöprofiili',
  workHeadings: 'ura | työelämä | harjoittelut',
  educationHeadings: 'koulutus ja tutkinnot | koulutus ja kurssit',
  skillsHeadings: `taidot | osaaminen | taitosi | osaamisesi | osaamisalueet | tekniset taidot | it-taidot
    | atk-taidot | teknologiat | työkalut | ydinosaaminen`,
  languagesHeadings: 'kielet | kielitaito',
  otherHeadings: `sertifikaatit | todistukset | kurssit | projektit | julkaisut | palkinnot | kiinnostuksen kohteet
    | harrastukset | vapaaehtoistyö | luottamustoimet | suosittelijat | ajokortti`,
  conjunction: 'ja | sekä',
  ongoing: 'nykyinen | nyt | nykyhetki | tällä hetkellä | jatkuu | edelleen',
  until: 'saakka | asti',
  since: 'alkaen',
  employedAt: gap<'An ending of the word says it.'>(),
  studiedIn: gap<'An ending of the word says it.'>(),
  schools: `universi* | yliopisto | koulu | ammattikorkeakoulu | korkeakoulu | ammattikoulu | lukio | ammattiopisto
    | opisto | peruskoulu | oppilaitos | akatemia | instituutti | kauppakorkeakoulu`,
  degrees: `tohtori* | maisteri* | kandidaatti | diplomi-insinööri | insinööri | tradenomi | ylioppilas
    | ylioppilastutkinto | ammattitutkinto | perustutkinto | tutkinto | lisensiaatti`,
} satisfies Covered<Cv>;
