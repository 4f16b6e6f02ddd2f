import { gap } from '../topics/concept-phrases';
import type { FurtherLexicon } from '../topics/topics';
import { jobs } from './jobs';
import { money } from './money';
import { pages } from './pages';
import { postings } from './postings';
import { questions } from './questions';
import { workplaces } from './workplaces';

/** Lithuanian. */
export const lt = {
  gaps: gap<'Read as far as its words are known: what guards must refuse, and the labels met on real forms.'>(),
  questions,
  contact: {
    email: { says: 'el. paštas | el. pašto adresas | elektroninis paštas | elektroninio pašto adresas' },
    tel: { says: 'telefonas | telefonas nr | telefono numeris | mobilusis telefonas | tel. nr' },
    resumeFile: { says: 'biografija' },
  },
  places: {
    caseEndings: 'oje | eje | ėje | ijoje | uose | ose | e',
    postalCode: { says: 'pašto kodas' },
    addressLevel2: { says: 'miestas' },
    country: { says: 'šalis | gyvenamoji šalis | gyvenamosios vietos šalis' },
    streetOrAddress: { says: 'adresas | gatvė' },
    streetAddress: { says: 'gatvė ir namo numeris | gyvenamosios vietos adresas' },
    addressHousenumber: { says: 'namo numeris | namo nr' },
    addressLine2: { says: 'buto numeris | buto nr | butas' },
    addressLevel1: { says: 'apskritis' },
  },
  never: {
    consentToFuture: { says: 'kandidatų duomenų bazėje' },
    consent: { says: 'sutinku | sutikimas | asmens duomenų | privatumo politika' },
    marketing: { says: 'naujienlaišk | naujienlaiškis' },
    captcha: { says: 'nesu robotas | ne robotas' },
    agreeing: 'sutinku | sutink*',
    signature: { says: 'parašas' },
    bindingWords: 'parašas',
  },
  actions: {
    agree: { says: 'sutinku | patvirtinti' },
    delete: { says: 'ištrinti | ištrinti paskyrą | pašalinti | atšaukti | atsiimti | slėpti' },
    follow: { says: 'sekti | prenumeruoti' },
    apply: { says: 'kandidatuoti | kandidatuok | siųsti cv | pateikti paraišką' },
    signIn: { says: 'atsijungti | prisijungti' },
    signUp: { says: 'registruotis | sukurti paskyrą' },
    save: { says: 'išsaugoti | įsiminti' },
    purchase: { says: 'pirkti | mokėti' },
    send: { says: 'siųsti | siųsti žinutę | dalintis' },
    besideUrlActions: 'firma',
  },
  money,
  forms: {
    attachFile: 'prisegti | prisegti failą | įkelti | įkelti failą | pasirinkti failą | naršyti',
    dropFile: 'vilkite, tempkite, nuvilkite, numeskite … fail*, dokument*, čia',
    otherPerson: 'skubiu atveju',
    otherRoles: 'sutuoktinis | laiduotojas',
  },
  person: {
    organization: { named: 'firma', says: 'įmonė | įmonės pavadinimas' },
    givenName: { says: 'vardas' },
    familyName: { says: 'pavardė' },
    name: { says: 'vardas ir pavardė | vardas, pavardė | vardas pavardė' },
  },
  harmless: {
    words: `ir ar iš į su be daugiau mažiau visi visos visus kiti rodyti žiūrėti peržiūrėti skaityti ieškoti paieška rasti filtras filtrai
      filtruoti rūšiuoti rūšiavimas rikiuoti išskleisti suskleisti kitas kita ankstesnis ankstesnė atgal pirmas paskutinis naujausi
      naujausius nauji aktualumas rezultatai puslapis sąrašas žemėlapis lentelė darbas darbo pasiūlymas pasiūlymai skelbimas
      skelbimai pozicija pareigos raktažodis aprašymas informacija išsamiau visa dalinė diena dienos savaitė mėnuo valanda metai
      šiandien data paskelbimo vieta miestas miestai apskritis šalis atstumas km nuotolinis nuotoliniu hibridinis biuras atlyginimas
      tipas rūšis sutartis patirtis lygis išsilavinimas kalba įmonė įmonės darbdavys sritis sektorius kategorija skyrius kriterijai
      parinktys panašūs meniu pagalba`,
    wholeNames: 'išvalyti filtrus | valyti filtrus | uždaryti',
  },
  steps: {
    next: 'toliau | kitas | kitas žingsnis | kitas puslapis | išsaugoti ir tęsti',
    onward: 'tęsti',
    alone: 'gerai | ok',
    part: 'žingsnis',
    outOf: 'iš',
    last: { first: 'paskutinis' },
    sending: 'pateik* | siunč*',
    agreeing: 'sutink*',
  },
  postings,
  pages,
  jobs,
  controls: {
    pagingFillers: 'eiti į',
    previous: 'ankstesnis | ankstesnis puslapis | ankstesnį puslapį',
    next: 'kitas | kitas puslapis | kitą puslapį | sekantis',
    page: 'puslapis | puslapį',
    loadMore:
      'įkelti daugiau | daugiau skelbimų | rodyti daugiau skelbimų | daugiau darbo skelbimų | daugiau rezultatų',
    showMore: 'rodyti daugiau | žiūrėti daugiau | daugiau',
    showAll: 'rodyti visus | rodyti visas',
  },
  workplaces,
  options: { chooseOne: 'pasirinkite | prašome pasirinkti | pasirinkti' },
} satisfies FurtherLexicon;
