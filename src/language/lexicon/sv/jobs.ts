import { type Covered, gap } from '../topics/concept-phrases';
import type { Jobs } from '../topics/jobs';

export const jobs = {
  metaWords: 'sedan | igår | idag | ansök senast | sista ansökningsdag | publicerad',
  nouns: {
    says: 'jobb | tjänst | tjänster | lediga jobb | lediga tjänster | karriär | platsannonser | jobbannonser | ledig tjänst',
    url: 'jobb | ledig | tjanst | tjanster',
  },
  manyNouns: 'lediga jobb | lediga tjänster | tjänster | jobbannonser',
  sectionHeadlines: `arbetsuppgifter | vad vi erbjuder | vad erbjuder vi | kvalifikationer | krav | meriterande | vi erbjuder | din profil | vem är du | vi söker dig som
    | om dig | personliga egenskaper`,
  occupations: `*utvecklare* | *ingenjör* | *säljare | *sjuksköterska* | *lärare | *konsult | *tekniker* | *chef | *handläggare* | *samordnare* | *medarbetare* | *montör | *mekaniker* | *elektriker* | *snickare* | kock | *chaufför* | ekonom | *assistent* | *undersköterska* | *barnskötare* | *förskollärare* | *projektledare* | *rådgivare* | *lokalvårdare* | *operatör* | *receptionist* | *kock | *servitör* | *städare* | *svetsare* | *elektriker | *läkare* | *psykolog* | *socionom* | *fritidsledare* | *pedagog* | *vårdbiträde* | *specialist* | *controller* | *målare | *arbetare | *terapeut* | *vårdare | frisör | bagare | doktorand* | postdoktor* | *forskare | *lektor* | *adjunkt | *professor* | *vaktmästare* | *trädgårdsmästare | *bibliotekarie | *sekreterare | *utredare | *strateg | *jurist | *hygienist* | *barnmorska | *biträde | *förare | *rörmokare | *plåtslagare | *murare | *tandsköterska* | *redovisare | *arkitekt | *planerare | *analytiker* | *koordinator* | *designer* | *boendestödjare*`,
  titleWords: 'sommarjobb | praktik | timvikarie | vikarie',
  keywordField: 'sök | sökord | yrke | jobbtitel | vad | fritext | nyckelord | roll',
  placeField: 'var | ort | plats | stad | kommun | län | postnummer | region | avstånd',
  departments:
    'försäljning | ekonomi | inköp | produktion | logistik | personal | forskning | utveckling | kundtjänst | administration',
  betweenDepartments: 'och',
  everyGender: gap<'titles have one form for everyone'>(),
  genderEndings: gap<'titles have one form for everyone'>(),
  listEntries: 'jobb* | träff* | tjänst* | annonser*',
  ofTotal: 'av',
  openCalls: 'spontanansök* | öpp* ansök*',
  about: 'cirka | omkring',
} satisfies Covered<Jobs>;
