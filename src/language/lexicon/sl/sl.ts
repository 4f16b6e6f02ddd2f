import { gap } from '../topics/concept-phrases';
import type { FurtherLexicon } from '../topics/topics';
import { jobs } from './jobs';
import { money } from './money';
import { pages } from './pages';
import { postings } from './postings';
import { questions } from './questions';
import { workplaces } from './workplaces';

/** Slovenian. */
export const sl = {
  gaps: gap<'Read as far as its words are known: what guards must refuse, and the labels met on real forms.'>(),
  contact: {
    tel: { says: 'mobilni telefon | telefonska številka | številka telefona | mobilna številka', named: 'telefon' },
    photoFile: { says: 'foto' },
    resumeFile: { says: 'biografija' },
    email: { says: 'e-pošta | e-poštni naslov | elektronska pošta | elektronski naslov' },
  },
  places: {
    addressHousenumber: { says: 'hišna številka' },
    streetAddress: {
      says: 'ulica in hišna številka | ulica in številka | naslov bivališča | naslov prebivališča | poštni naslov',
    },
    streetOrAddress: { says: 'ulica', named: 'ulica' },
    postalCode: { says: 'poštna številka' },
    addressLevel2: { says: 'mesto | naselje', alone: 'kraj', named: 'mesto' },
    country: { says: 'država | drzava | država bivanja | država stalnega prebivališča', named: 'kraj | drzava' },
    addressLine1: { says: 'naslov 1' },
    addressLine2: { says: 'naslov 2' },
  },
  never: {
    honeypot: { says: 'pustite to polje prazno | pustite polje prazno | ne izpolnjujte tega polja' },
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
  money,
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
    organization: { says: 'podjetje | naziv podjetja | ime podjetja' },
    name: { says: 'ime in priimek', alone: 'ime' },
    familyName: { says: 'priimek' },
  },
  options: {
    chooseOne: 'izberite | izberi | prosimo izberite | prosimo, izberite | izberite možnost',
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
    application: 'prijava | vaša prijava | tvoja prijava',
    next: 'naprej | naslednji korak | naslednja stran | shrani in nadaljuj',
    onward: 'nadaljuj',
    alone: 'ok | v redu',
    finalSend: 'prijavi se',
    part: 'korak | stran',
    outOf: 'od | iz',
    last: { first: 'zadnji' },
    sending: 'poslat* | prijav*',
  },
  postings,
  pages,
  jobs,
  controls: {
    pagingFillers: 'pojdi na',
    previous: 'prejšnja | prejšnji | prejšnja stran | prejšnjo stran',
    next: 'naslednja | naslednji | naslednja stran | naslednjo stran',
    page: 'stran',
    loadMore: 'naloži več | več oglasov | prikaži več oglasov | več prostih delovnih mest | več zadetkov',
    showMore: 'prikaži več | poglej več | več',
    showAll: 'prikaži vse',
  },
  workplaces,
} satisfies FurtherLexicon;
