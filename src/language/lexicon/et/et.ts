import { gap } from '../topics/concept-phrases';
import type { FurtherLexicon } from '../topics/topics';
import { jobs } from './jobs';
import { money } from './money';
import { pages } from './pages';
import { postings } from './postings';
import { questions } from './questions';
import { workplaces } from './workplaces';

/** Estonian. */
export const et = {
  gaps: gap<'Read as far as its words are known: what guards must refuse, and the labels met on real forms.'>(),
  questions,
  contact: {
    email: { says: 'e-post | epost | e-posti aadress | meiliaadress', named: 'epost' },
    tel: { says: 'telefoninumber | mobiiltelefon | telefoni number | mobiilinumber', named: 'telefon' },
    photoFile: { says: 'foto' },
  },
  places: {
    caseEndings: 's | as | is | es | il | al | l',
    postalCode: { says: 'postiindeks | sihtnumber' },
    addressLevel2: { says: 'linn' },
    country: { says: 'riik | elukohariik' },
    streetOrAddress: { says: 'aadress | tänav' },
    addressStreetname: { says: 'tänava nimi' },
    addressHousenumber: { says: 'majanumber | maja number' },
    addressLine2: { says: 'korteri number | korter' },
    addressLevel1: { says: 'maakond' },
  },
  never: {
    consentToFuture: { says: 'kandidaatide andmebaasi' },
    consent: { says: 'nõustun | isikuandmete | privaatsuspoliitika | kasutustingimused' },
    marketing: { says: 'uudiskiri | uudiskirja' },
    captcha: { says: 'ei ole robot' },
    agreeing: 'nõustun | nõustu*',
    signature: { says: 'allkiri' },
    bindingWords: 'allkiri',
  },
  actions: {
    agree: { says: 'nõustun | kinnita' },
    delete: { says: 'kustuta | kustuta konto | eemalda | võta tagasi | peida kuulutus' },
    follow: { says: 'jälgi | telli' },
    apply: { says: 'kandideeri | kandideerin | saada avaldus | esita avaldus' },
    signIn: { says: 'logi välja | logi sisse' },
    signUp: { says: 'registreeru | loo konto' },
    save: { says: 'salvesta | salvesta kuulutus' },
    purchase: { says: 'osta nüüd', url: 'osta' },
    send: { says: 'saada | saada sõnum' },
    besideUrlActions: 'firma | konto',
  },
  money,
  forms: {
    attachFile: 'lisa fail | laadi üles | laadi fail üles | vali fail | sirvi',
    dropFile: 'lohista*, pukseeri … fail*, dokument*, siia',
    otherPerson: 'hädaolukorras',
    otherRoles: 'abikaasa | käendaja',
    sectionHeadings: 'ja | kontakt | telefon | e-post | epost',
  },
  person: {
    organization: { named: 'firma', says: 'ettevõte | ettevõtte nimi' },
    givenName: { says: 'eesnimi' },
    familyName: { says: 'perekonnanimi | perenimi' },
    name: { alone: 'nimi', says: 'ees- ja perekonnanimi | täisnimi' },
  },
  options: {
    chooseOne: 'valige | vali | palun valige | palun vali',
    yes: 'jah',
    no: 'ei',
  },
  harmless: {
    words: `ja või rohkem vähem kõik muud näita vaata loe otsi otsing leia filter filtrid filtreeri sorteeri sorteerimine järjesta ava
      ahenda järgmine eelmine tagasi esimene viimane uuemad uusimad uued asjakohasus tulemused leht lehekülg loend nimekiri kaart
      tabel töö tööd töökoht töökohad tööpakkumine tööpakkumised kuulutus ametikoht märksõna kirjeldus üksikasjad info täistööaeg
      osaline osaajaga päev päeva nädal kuu tund aasta täna kuupäev asukoht koht linn maakond riik kaugus km kaugtöö hübriid kontor
      palk tüüp leping kogemus tase haridus keel ettevõte tööandja valdkond kategooria osakond valikud sarnased menüü abi`,
    wholeNames: 'valmis | tühjenda filtrid | lähtesta filtrid | sulge',
  },
  steps: {
    next: 'edasi | järgmine | järgmine samm | järgmine leht | salvesta ja jätka',
    onward: 'jätka',
    alone: 'ok',
    part: 'samm',
    last: { first: 'viimane' },
    sending: 'saad* | esita*',
    agreeing: 'nõustu*',
  },
  postings,
  pages,
  jobs,
  controls: {
    pagingFillers: 'vali | mine lehele',
    previous: 'eelmine | eelmine lehekülg | eelmine leht',
    next: 'järgmine | järgmine lehekülg | järgmine leht | järgmisele lehele',
    page: 'lehekülg | leht',
    loadMore: 'laadi rohkem | laadi veel | rohkem tööpakkumisi | näita rohkem tööpakkumisi | rohkem tulemusi',
    showMore: 'näita rohkem | näita veel | rohkem',
    showAll: 'näita kõiki',
  },
  workplaces,
} satisfies FurtherLexicon;
