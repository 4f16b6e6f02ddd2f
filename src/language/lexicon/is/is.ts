import { gap } from '../topics/concept-phrases';
import type { FurtherLexicon } from '../topics/topics';

/** Icelandic. */
export const is = {
  gaps: gap<'Read as far as its words are known: what guards must refuse, and the labels met on real forms.'>(),
  places: {
    streetOrAddress: { says: 'heimilisfang' },
    postalCode: { says: 'póstnúmer' },
  },
  person: {
    givenName: { says: 'fornafn | skírnarnafn' },
    familyName: { says: 'eftirnafn' },
    name: { says: 'fullt nafn' },
  },
  contact: {
    email: { says: 'netfang | tölvupóstfang' },
    tel: { says: 'símanúmer | farsími | sími' },
  },
  never: {
    signature: { says: 'undirskrift' },
    bindingWords: 'undirskrift',
  },
  actions: {
    agree: { says: 'samþykkja | staðfesta' },
    delete: { says: 'eyða | eyða aðgangi | fjarlægja | draga umsókn til baka' },
    follow: { says: 'fylgja | gerast áskrifandi | afskrá' },
    apply: { says: 'sækja um | sækja um starf | senda umsókn' },
    signIn: { says: 'skrá út | skrá inn | útskrá | innskrá' },
    signUp: { says: 'nýskrá | stofna aðgang' },
    save: { says: 'vista starf | geyma' },
    purchase: { says: 'kaupa | greiða' },
    send: { says: 'senda | senda skilaboð | deila' },
  },
  forms: {
    sectionHeadings: 'og | af | til',
  },
  options: {
    chooseOne: 'veldu | vinsamlegast veldu | velja',
    yes: 'já',
    no: 'nei',
  },
  requests: {
    jobs: 'stillingar',
  },
  postings: {
    beforeTitle: 'í starf',
    seeking: 'óskar eftir | leitar að | auglýsir',
    legalForms: { last: 'ehf | hf' },
    otherContent: { first: 'svipuð störf | önnur störf | fleiri störf' },
    title: { alone: 'starfsheiti | starf' },
    company: { alone: 'fyrirtæki | vinnuveitandi | atvinnurekandi | stofnun' },
    place: { alone: 'staðsetning | vinnustaður | starfsstöð | staður | sveitarfélag' },
    pay: { alone: 'laun' },
    posted: { alone: 'auglýsing birt | birt | skráð' },
    employment: { alone: 'starfstegund | starfshlutfall' },
    otherFact: `umsóknarfrestur | starfsgreinar | hæfni | umsóknarfrestur til`,
    weSeek: 'leitum að',
  },
  pages: {
    boardMenu: 'atvinnurekendur',
    boardName: 'störf*',
  },
  jobs: {
    nouns: {
      says: 'starf | störf | laust starf | laus störf | atvinna',
      url: 'starf | storf | atvinna | laus storf',
    },
    manyNouns: 'laus störf',
    occupations: `*kennari | *fræðingur | *stjóri | *sjúkraliði | *vörður | *fulltrúi | *ráðgjafi | *virki | *forritari | *hönnuður | *læknir | *tæknir | matráður | matreiðslumaður | *starfsmaður | *ritari | *smiður | *forstöðumaður | bókari | *sölumaður | þjónn | ljósmóðir | *slökkviliðsmaður | *afgreiðslufólk | *verkamaður | *leiðbeinandi | *hjúkrunarfræðingur`,
    listEntries: 'starfa* | störf* | laus störf | niðurst* | starfsauglýsing*',
  },
  controls: {
    pagingFillers: 'fara á',
    previous: 'fyrri | fyrri síða | fyrri síðu | fyrri blaðsíða',
    next: 'næsta | næsta síða | næstu síðu | næsta blaðsíða',
    page: 'síða | síðu',
    loadMore: 'hlaða fleiri | fleiri störf | sýna fleiri störf | sjá fleiri störf | fleiri niðurstöður',
    showMore: 'sýna fleiri | sýna meira | sjá fleiri | sjá meira',
    showAll: 'sýna allt | sjá öll störf',
  },
} satisfies FurtherLexicon;
