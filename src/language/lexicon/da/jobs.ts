import { type Covered, gap } from '../topics/concept-phrases';
import type { Jobs } from '../topics/jobs';

export const jobs = {
  metaWords: 'siden | i går | i dag | ansøgningsfrist | snarest muligt | indrykket',
  nouns: {
    says: 'job | stilling | stillinger | ledige stillinger | ledige job | jobopslag | stillingsopslag | karriere | jobannoncer',
    url: 'stilling | stillinger | jobannonce',
  },
  manyNouns: 'ledige stillinger | ledige job | stillinger | jobannoncer',
  sectionHeadlines: `arbejdsopgaver | hvad vi tilbyder | hvad tilbyder vi | kvalifikationer | vi tilbyder | din profil | dine opgaver | hvem er du | om dig
    | faglige kvalifikationer | ansvarsområder`,
  occupations: `*udvikler* | *ingeniør* | *sælger | *sygeplejerske* | lærer | *konsulent* | *tekniker* | *leder | *medarbejder* | *assistent* | *pædagog | *rådgiver* | *montør | *mekaniker* | *elektriker* | *tømrer | kok | *chauffør* | *specialist* | *hjælper | *elev | økonom | *analytiker* | *koordinator* | *sekretær* | *sagsbehandler* | *håndværker* | lærere | faglærer | *lærling | kokke | *lærer* | *læge | *chef | tømrer | murer | malersvend | *smed | tjener | *sælger* | *psykolog | *terapeut* | *forsker* | postdoc* | *lektor* | *professor* | *jurist | *økonom | *bogholder* | *vikar | *arkitekt | *designer* | *rengøringsassistent*`,
  titleWords: 'praktik | vikar | elevplads | studiejob',
  keywordField: 'søg | søgeord | søgning | jobtitel | stilling | fritekst | hvad | nøgleord | stikord',
  placeField: 'hvor | sted | by eller postnummer | område | kommune | postnummer | region | afstand | landsdel',
  departments:
    'salg | økonomi | indkøb | produktion | logistik | udvikling | forskning | kundeservice | administration',
  betweenDepartments: 'og',
  everyGender: gap<'titles have one form for everyone'>(),
  genderEndings: gap<'titles have one form for everyone'>(),
  listEntries: 'stilling* | resultater* | job*',
  ofTotal: 'af',
  openCalls: 'uopfordre* ansøgning*',
  about: 'cirka | omkring',
} satisfies Covered<Jobs>;
