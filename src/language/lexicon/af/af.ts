import { gap } from '../topics/concept-phrases';
import type { FurtherLexicon } from '../topics/topics';

/** Afrikaans. */
export const af = {
  gaps: gap<'Read as far as its words are known: what guards must refuse, and the labels met on real forms.'>(),
  contact: {
    tel: { says: 'telefoonnommer | selfoonnommer | selfoon' },
    resumeFile: { says: 'curriculum vitae' },
  },
  places: {
    streetAddress: { says: 'straatadres | woonadres' },
    postalCode: { says: 'poskode' },
    addressLevel2: { says: 'stad | dorp' },
    addressLevel1: { says: 'provinsie' },
  },
  never: {
    secret: { says: 'wagwoord' },
    signature: { says: 'handtekening' },
    identityNumber: { says: 'identiteitsnommer' },
    bindingWords: 'handtekening',
  },
  actions: {
    agree: { says: 'aanvaar | aanvaar alles | stem in | ek stem saam' },
    delete: { says: 'skrap | skrap rekening | verwyder | trek aansoek terug' },
    follow: { says: 'volg | ontvolg | kry werkwaarskuwings' },
    apply: { says: 'doen aansoek | doen nou aansoek | aansoek doen | stuur aansoek | ek stel belang' },
    signIn: { says: 'meld aan | meld af | teken in | teken uit' },
    signUp: { says: 'registreer | skep rekening | skep profiel' },
    save: { says: 'stoor | stoor werk | stoor pos | bewaar werk' },
    purchase: { says: 'koop | betaal | bestel nou' },
    send: { says: 'stuur | stuur boodskap | dien in | deel hierdie pos' },
  },
  controls: {
    pagingFillers: 'gaan | na',
    previous: 'vorige | vorige bladsy',
    page: 'bladsy',
    close: 'maak toe',
    next: 'volgende bladsy | volgende',
    loadMore: 'laai meer | meer poste',
    showMore: 'wys meer',
    showAll: 'wys alles',
  },
  person: {
    birthday: { says: 'geboortedatum' },
    familyName: { says: 'familienaam' },
    name: { says: 'volle naam | naam en van' },
  },
  options: {
    yes: 'ja',
    no: 'nee',
  },
  steps: {
    next: 'volgende | volgende stap | volgende bladsy | stoor en gaan voort',
    onward: 'gaan voort',
    alone: 'ok',
    finalSend: 'dien aansoek in | stuur aansoek',
    part: 'stap | bladsy',
  },
  pages: {
    login: 'meld aan | teken in',
    loading: 'laai tans',
    nothingFound: 'geen poste gevind | geen resultate gevind',
    consentAnswers: 'aanvaar | aanvaar alles | verwerp',
  },
  jobs: {
    nouns: {
      says: 'vakature | vakatures',
      url: 'vakature | vakatures | poste',
    },
    occupations: `*onderwyser* | *verpleegster | *verpleegkundige | *rekenmeester | *ingenieur | *klerk | *bestuurder | *tegnikus | *ontwikkelaar | *beampte | *konsultant | *elektrisiën | *loodgieter | *dosent | *sekretaresse`,
    listEntries: 'vakatures*',
  },
  workplaces: {
    workedAt: 'gebaseer in | gestasioneer in',
  },
} satisfies FurtherLexicon;
