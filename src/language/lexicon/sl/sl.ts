import { gap } from '../topics/concept-phrases';
import type { FurtherLexicon } from '../topics/topics';
import { questions } from './questions';

/** Slovenian. */
export const sl = {
  gaps: gap<'Read as far as its words are known: what guards must refuse, and the labels met on real forms.'>(),
  contact: {
    tel: { says: 'mobilni telefon', named: 'telefon' },
    photoFile: { says: 'foto' },
    resumeFile: { says: 'biografija' },
  },
  places: {
    addressHousenumber: { says: 'hišna številka' },
    streetAddress: { says: 'ulica in hišna številka' },
    streetOrAddress: { says: 'ulica', named: 'ulica' },
    postalCode: { says: 'poštna številka' },
    addressLevel2: { says: 'mesto | naselje', alone: 'kraj', named: 'mesto' },
    country: { says: 'država | drzava | država bivanja | država stalnega prebivališča', named: 'kraj | drzava' },
  },
  never: {
    consentToFuture: { says: 'bazi kandidatov' },
    consent: { says: 'sprejemam | strinjam | soglašam | osebnih podatkov | politika zasebnosti' },
    marketing: { says: 'e-novice | oglasna sporočila' },
    captcha: { says: 'nisem robot' },
    agreeing: 'sprejemam | strinja* | soglaša*',
    signature: { says: 'podpis' },
  },
  questions,
  actions: {
    agree: { says: 'sprejmem | strinjam se | potrdi' },
    delete: { says: 'izbriši | odstrani | umakni prijavo | skrij oglas' },
    follow: { says: 'sledi | naroči se' },
    apply: { says: 'prijavi se | pošlji prijavo | prijava na delovno mesto' },
    signIn: { says: 'odjava | odjavi se | prijava' },
    signUp: { says: 'registracija | registriraj se' },
    save: { says: 'shrani | shrani oglas' },
    purchase: { says: 'kupi | plačaj' },
    send: { says: 'pošlji' },
    besideUrlActions: 'na | se',
  },
  filters: {
    applyChoices: { whole: 'uporabi' },
  },
  workplaces: {
    remote: 'na daljavo | delo od doma',
    hybrid: 'hibrid*',
    partTime: 'krajši delovni čas | skrajšan delovni čas',
    employmentTypes: 'polni delovni čas | nedoločen čas | določen čas',
  },
  money: {
    euro: 'evrov | evra | evri',
  },
  forms: {
    enterAgain: 'potrdite | ponovite',
    attachFile: 'priloži | naloži | naloži datoteko | izberi datoteko | izberite datoteko | prebrskaj',
    dropFile: 'povlecite, spustite, odložite … datotek*, dokument*, sem',
    otherRoles: 'porok',
    sectionHeadings: 'kontakt | telefon | kontaktni',
    unrelated: { says: 'komentar' },
  },
  person: {
    sex: { says: 'spol' },
    organization: { says: 'podjetje | naziv podjetja' },
    name: { says: 'ime in priimek', alone: 'ime' },
  },
  options: {
    yes: 'da',
    no: 'ne',
  },
  harmless: {
    words: `in ali iz v na od za z s brez po več manj vse ostalo prikaži poglej preberi išči iskanje najdi filter filtri filtriraj
      razvrsti razvrščanje razširi strni naslednja prejšnja nazaj prva zadnja najnovejše novo nova ustreznost rezultati stran seznam
      zemljevid delo dela delovno mesto oglas oglasi naziv opis podrobnosti polni krajši čas dan teden mesec ura leto danes datum
      objave kraj regija država razdalja km doma plača vrsta tip pogodba izkušnje stopnja raven izobrazba jezik podjetje delodajalec
      panoga področje kategorija oddelek možnosti meni pomoč`,
    wholeNames: 'počisti filtre | zapri',
  },
  steps: {
    next: 'naprej | naslednji korak | naslednja stran | shrani in nadaljuj',
    onward: 'nadaljuj',
    alone: 'ok | v redu',
    finalSend: 'prijavi se',
    part: 'korak | stran',
    outOf: 'od | iz',
    last: { first: 'zadnji' },
    sending: 'poslat* | prijav*',
  },
  postings: {
    beforeTitle: 'delovno mesto | delovnega mesta',
    pay: { alone: 'plača | bruto plača | plačilo | osnovna plača' },
    place: { alone: 'kraj dela | lokacija | kraj opravljanja dela | kraj' },
    company: { alone: 'delodajalec | podjetje | naziv delodajalca' },
    title: { alone: 'delovno mesto | naziv delovnega mesta' },
    otherContent: { first: 'podobna,druga … delovna mesta | podobni,drugi … oglasi' },
    call: 'javni | natečaj | razpis | delovnega | mesta | prosto | delovno | objava',
    seeking: 'išče | objavlja | zaposli | razpisuje',
    legalForms: {
      says: 'd.o.o. | d. o. o. | doo',
    },
    unnamed: 'zaupno | anonimno',
    forClient: 'naš naročnik | za našega naročnika',
    weSeek: 'iščemo | zaposlimo',
  },
  pages: {
    jobsOf: { last: 'kariera | zaposlitev' },
    boardMenu: 'za delodajalce | delodajalci',
    postingId: 'številka oglasa | šifra oglasa',
    boardName: 'zaposlitev* | prosta delovna mesta',
  },
  jobs: {
    listEntries: 'prosta delovna mesta | prostih delovnih mest | oglas* | zadet*',
    occupations:
      '*inženir* | *programer* | *vodja | *referent* | *prodajalec* | natakar* | kuhar* | voznik* | skladiščnik* | *tehnik* | računovodja | *medicinska sestra | učitelj* | *operater* | *svetovalec*',
  },
  controls: {
    loadMore: 'naloži več | več oglasov | prikaži več oglasov | več prostih delovnih mest | več zadetkov',
    showMore: 'prikaži več | poglej več | več',
    showAll: 'prikaži vse',
  },
} satisfies FurtherLexicon;
