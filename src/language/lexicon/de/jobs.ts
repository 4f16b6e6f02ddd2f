import type { Covered } from '../topics/concept';
import type { Jobs } from '../topics/jobs';

export const jobs = {
  metaWords: `vollzeit | teilzeit | befristet | unbefristet | homeoffice | home-office | vor | gestern | heute | schnellbewerbung | ab sofort
    | feste anstellung`,
  nouns: `job | stelle | stellen | stellenangebot | stellenangebote | stellenanzeigen | karriere | stellenmarkt | ausbildung | jobangebote`,
  manyNouns: 'stellen | stellenangebote | stellenanzeigen | jobangebote',
  applyOnPosting: 'bewerben | jetzt bewerben | online bewerben | zur bewerbung | bewirb dich | ich bin interessiert',
  sectionHeadlines: `aufgaben | ihre aufgaben | deine aufgaben | anforderungen | profil | ihr profil | dein profil | wir bieten | was wir bieten
    | das bieten wir | stellenbeschreibung | qualifikationen`,
  roles: `ingenieur | entwickler | leiter | mitarbeiter | berater | sachbearbeiter | techniker | werkstudent | praktikant | praktikum
    | kaufmann | kauffrau | auszubildende | auszubildender | fachkraft | referent | verkäufer | buchhalter | pfleger
    | pflegefachkraft | koch | fahrer | monteur | softwareentwickler | entwicklerin | ingenieurin`,
  keywordField: `suche | suchen | suchbegriff | stichwort | stichworte | stichwörter | beruf | berufsbezeichnung | jobtitel | tätigkeit | was
    | position | jobs finden`,
  placeField: 'wo | ort | stadt | plz | postleitzahl | standort | region | arbeitsort | umkreis | land',
} satisfies Covered<Jobs>;
