import type { Covered } from '../topics/concept-phrases';
import type { Cv } from '../topics/cv';

export const cv = {
  documentTitle: 'lebenslauf | tabellarischer lebenslauf | curriculum vitae',
  contactHeadings: 'kontakt | kontakt und persönliches | personalien | zur person',
  summaryHeadings: 'profil | kurzprofil | über mich | zusammenfassung | persönliches profil | kurzvorstellung',
  workHeadings: 'karriere | berufliche erfahrung | praxiserfahrung | berufstätigkeit | praktika',
  educationHeadings: `ausbildung und studium | schul- und berufsausbildung | akademischer werdegang
    | studium und ausbildung | schule`,
  skillsHeadings: `wichtigste fähigkeiten | wichtigste kenntnisse | kenntnisse | deine kenntnisse | ihre kenntnisse | fähigkeiten | deine fähigkeiten
    | ihre fähigkeiten | kompetenzen | it-kenntnisse | edv-kenntnisse | fachkenntnisse | technische kenntnisse
    | technische fähigkeiten | kenntnisse und fähigkeiten | technologien | besondere kenntnisse`,
  languagesHeadings: 'sprachen | sprachkenntnisse',
  otherHeadings: `zertifikate | zertifizierungen | weiterbildung | weiterbildungen | fortbildungen | projekte
    | publikationen | veröffentlichungen | auszeichnungen | interessen | hobbys | hobbies | ehrenamt | ehrenamtliches engagement
    | engagement | referenzen | mitgliedschaften`,
  conjunction: 'und | sowie',
  ongoing: 'heute | jetzt | aktuell | derzeit | laufend | dato | gegenwart',
  until: 'bis',
  since: 'seit | ab',
  employedAt: 'bei | bei der',
  studiedIn: 'in',
  schools: `universi* | hochschule | fachhochschule | musikhochschule | kunsthochschule | volkshochschule | schule
    | berufsschule | berufsfachschule | fachschule | fachoberschule | realschule | hauptschule | gesamtschule | grundschule
    | mittelschule | oberschule | abendschule | handelsschule | wirtschaftsschule | waldorfschule | volksschule | akademie
    | berufsakademie | institut* | gymnasi* | kolleg | berufskolleg`,
  degrees: `doktor* | promotion | dr | diplom* | magister | master* | bachelor* | staatsexamen | abitur | fachabitur
    | fachhochschulreife | hochschulreife | mittlere reife | realschulabschluss | hauptschulabschluss | matura | lehre
    | ausbildung`,
} satisfies Covered<Cv>;
