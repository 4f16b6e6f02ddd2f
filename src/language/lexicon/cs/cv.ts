import { type Covered, gap } from '../topics/concept-phrases';
import type { Cv } from '../topics/cv';

export const cv = {
  documentTitle: 'životopis | strukturovaný životopis | curriculum vitae',
  contactHeadings: 'kontakt | kontakty',
  summaryHeadings: 'profil | o mně | shrnutí | souhrn | osobní profil',
  workHeadings: 'kariéra | průběh zaměstnání | profesní historie',
  educationHeadings: 'vzdělání a kurzy | průběh vzdělání',
  skillsHeadings: `dovednosti | vaše dovednosti | znalosti | schopnosti | technické dovednosti | znalosti a dovednosti
    | technologie | kompetence | odborné znalosti`,
  languagesHeadings: 'jazyky | jazykové znalosti | jazykové dovednosti',
  otherHeadings: `certifikáty | kurzy | školení | projekty | publikace | ocenění | zájmy | záliby | koníčky
    | dobrovolnictví | reference`,
  conjunction: 'a',
  ongoing: 'současnost | dosud | doposud | nyní | dnes',
  until: 'až | do',
  since: 'od',
  employedAt: gap<'The preposition is a single letter.'>(),
  studiedIn: 'v oboru | obor',
  schools: `universi* | univerzita | vysoká škola | střední škola | základní škola | škola | gymnázium | fakulta
    | akademie | institut* | učiliště`,
  degrees: 'doktor* | magistr* | bakalář* | inženýr | ing | mgr | bc | maturita | výuční list | titul',
} satisfies Covered<Cv>;
