import { type Covered, gap } from '../topics/concept-phrases';
import type { Cv } from '../topics/cv';

export const cv = {
  documentTitle: 'życiorys | curriculum vitae',
  contactHeadings: 'kontakt',
  summaryHeadings: 'profil | profil zawodowy | o mnie | podsumowanie | podsumowanie zawodowe | cel zawodowy',
  workHeadings: 'kariera | historia zawodowa | staże | praktyki',
  educationHeadings: 'wykształcenie i kursy | przebieg edukacji',
  skillsHeadings: `umiejętności | twoje umiejętności | kompetencje | umiejętności techniczne | kluczowe umiejętności
    | wiedza | technologie | narzędzia`,
  languagesHeadings: 'języki | języki obce | znajomość języków | znajomość języków obcych',
  otherHeadings: `certyfikaty | kursy | kursy i szkolenia | szkolenia | projekty | publikacje | nagrody | osiągnięcia
    | zainteresowania | hobby | wolontariat | referencje`,
  conjunction: 'i | oraz',
  ongoing: 'obecnie | teraz | dziś | do teraz | nadal',
  until: 'do',
  since: 'od',
  employedAt: gap<'The preposition is a single letter.'>(),
  studiedIn: 'na kierunku | w zakresie | kierunek',
  schools: `universi* | uniwersytet | szkoła | liceum | technikum | uczelnia | politechnika | akademia | instytut
    | gimnazjum | wydział`,
  degrees: 'doktor* | doktorat | magister | magisterskie | licencjat | inżynier | matura | dyplom',
} satisfies Covered<Cv>;
