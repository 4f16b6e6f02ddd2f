import { type Covered, gap } from '../topics/concept-phrases';
import type { Jobs } from '../topics/jobs';

export const jobs = {
  metaWords: 'siden | i går | i dag | søknadsfrist | snarest | publisert',
  nouns: {
    says: 'jobb | stilling | stillinger | ledige stillinger | ledig stilling | stillingsannonser | karriere | jobber',
    url: 'stilling | stillinger | jobb',
  },
  manyNouns: 'ledige stillinger | stillinger | jobber',
  sectionHeadlines: `arbeidsoppgaver | hva vi tilbyr | hva tilbyr vi | kvalifikasjoner | vi tilbyr | personlige egenskaper | din profil | hvem er du | om deg
    | ønskede kvalifikasjoner | utdanningskrav`,
  occupations: `*utvikler* | *ingeniør* | *selger | *sykepleier* | lærer | *konsulent* | *tekniker* | *leder | *medarbeider* | *assistent* | *rådgiver* | *montør | *mekaniker* | *elektriker* | *tømrer | kokk | *sjåfør | *spesialist* | *saksbehandler* | *lærling | økonom | *analytiker* | *koordinator* | *sekretær* | *fagarbeider* | *helsefagarbeider* | *butikkmedarbeider* | *renholder* | lektor | faglærer | *lærer* | *pedagog | lege | overlege | fastlege | tannlege | *sjef | tømrer | murer | *sveiser | *kokk | servitør* | *sjåfør* | *selger* | *psykolog | *terapeut* | *forsker* | postdoktor* | stipendiat* | *lektor* | *professor* | *jurist | *økonom | *regnskapsfører* | *vikar | *arkitekt | *designer* | *vaktmester* | *arbeider`,
  titleWords: 'vikar | lærling | trainee | sommerjobb',
  keywordField: 'søk | søkeord | stilling | jobbtittel | hva | fritekst | nøkkelord | yrke',
  placeField: 'hvor | sted | by eller sted | kommune | fylke | postnummer | område | avstand',
  departments:
    'salg | økonomi | innkjøp | produksjon | logistikk | utvikling | forskning | kundeservice | administrasjon',
  betweenDepartments: 'og',
  everyGender: gap<'titles have one form for everyone'>(),
  genderEndings: gap<'titles have one form for everyone'>(),
  listEntries: 'stilling* | treff* | jobber*',
  ofTotal: 'av',
  openCalls: 'åpen søknad | åpne søknader | spontansøknad',
  about: 'cirka | omtrent',
} satisfies Covered<Jobs>;
