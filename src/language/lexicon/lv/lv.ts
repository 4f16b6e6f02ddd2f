import { gap } from '../topics/concept-phrases';
import type { FurtherLexicon } from '../topics/topics';
import { jobs } from './jobs';
import { money } from './money';
import { pages } from './pages';
import { postings } from './postings';
import { questions } from './questions';
import { workplaces } from './workplaces';

/** Latvian. */
export const lv = {
  gaps: gap<'Read as far as its words are known: what guards must refuse, and the labels met on real forms.'>(),
  questions,
  contact: {
    email: { says: 'e-pasts | e-pasta adrese' },
    tel: { says: 'tālrunis | tālruņa numurs | mobilais tālrunis | telefona numurs' },
    photoFile: { says: 'foto' },
  },
  places: {
    caseEndings: 'ā | ē | ijā | as | os | u',
    postalCode: { says: 'pasta indekss' },
    addressLevel2: { says: 'pilsēta' },
    country: { says: 'valsts | dzīvesvietas valsts' },
    streetOrAddress: { says: 'adrese | iela' },
    addressStreetname: { says: 'ielas nosaukums' },
    addressHousenumber: { says: 'mājas numurs' },
    addressLine2: { says: 'dzīvokļa numurs | dzīvoklis' },
  },
  never: {
    consentToFuture: { says: 'kandidātu datubāzē' },
    consent: { says: 'piekrītu | personas datu | privātuma politika | privātuma politikai' },
    marketing: { says: 'jaunumus e-pastā | mārketinga' },
    captcha: { says: 'neesmu robots' },
    agreeing: 'piekrītu | piekrīt*',
    signature: { says: 'paraksts' },
    bindingWords: 'paraksts',
  },
  actions: {
    agree: { says: 'piekrītu | apstiprināt' },
    delete: { says: 'dzēst | dzēst kontu | noņemt | atsaukt | paslēpt' },
    follow: { says: 'sekot | abonēt' },
    apply: { says: 'pieteikties | pieteikties vakancei | nosūtīt cv | pieteikums' },
    signIn: { says: 'iziet | ienākt | pieslēgties | izrakstīties' },
    signUp: { says: 'reģistrēties | izveidot kontu' },
    save: { says: 'saglabāt | saglabāt vakanci' },
    purchase: { says: 'pirkt | maksāt' },
    send: { says: 'nosūtīt | nosūtīt ziņu | dalīties' },
    besideUrlActions: 'firma',
  },
  money,
  forms: {
    attachFile: 'pievienot | pievienot failu | augšupielādēt | augšupielādēt failu | izvēlēties failu | pārlūkot',
    dropFile: 'velciet, nometiet, ievelciet … fail*, dokument*, šeit, šurp',
    otherPerson: 'ārkārtas',
    otherRoles: 'laulātais | galvotājs',
  },
  person: {
    organization: { named: 'firma', says: 'uzņēmums | uzņēmuma nosaukums' },
    givenName: { says: 'vārds' },
    familyName: { says: 'uzvārds' },
    name: { says: 'vārds un uzvārds | vārds, uzvārds | vārds uzvārds' },
  },
  harmless: {
    words: `un vai no uz ar bez vairāk mazāk visi visas citi rādīt skatīt apskatīt lasīt meklēt meklēšana atrast filtrs filtri filtrēt
      kārtot kārtošana izvērst sakļaut nākamā nākamais iepriekšējā atpakaļ pirmā pēdējā jaunākie jaunākās jauni atbilstība rezultāti
      lapa saraksts karte tabula darbs darba vakance vakances sludinājums sludinājumi amats atslēgvārds apraksts informācija pilna
      nepilna slodze diena dienas nedēļa mēnesis stunda gads šodien datums publicēšanas vieta pilsēta novads valsts attālums km
      attālināti attālināts hibrīds birojs alga tips veids līgums pieredze līmenis izglītība valoda uzņēmums uzņēmumi devējs nozare
      kategorija nodaļa kritēriji iespējas līdzīgi izvēlne palīdzība`,
    wholeNames: 'notīrīt filtrus | dzēst filtrus | aizvērt',
  },
  steps: {
    next: 'tālāk | nākamais | nākamais solis | nākamā lapa | saglabāt un turpināt',
    onward: 'turpināt',
    alone: 'labi | ok',
    part: 'solis',
    last: { first: 'pēdējais' },
    sending: 'iesnie*',
    agreeing: 'piekrīt*',
  },
  postings,
  pages,
  jobs,
  controls: {
    pagingFillers: 'iet uz',
    previous: 'iepriekšējā | iepriekšējais | iepriekšējā lapa | iepriekšējo lapu | iepriekšējā lapaspuse',
    next: 'nākamā | nākamais | nākamā lapa | nākamo lapu | nākamā lapaspuse',
    page: 'lapa | lapu | lapaspuse',
    loadMore: 'ielādēt vairāk | vairāk vakanču | rādīt vairāk vakanču | vairāk rezultātu',
    showMore: 'rādīt vairāk | skatīt vairāk | vairāk',
    showAll: 'rādīt visus | rādīt visas',
  },
  workplaces,
  options: { chooseOne: 'izvēlieties | lūdzu, izvēlieties | lūdzu izvēlieties | izvēlēties' },
} satisfies FurtherLexicon;
