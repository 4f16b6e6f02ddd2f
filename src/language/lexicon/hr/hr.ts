import { gap } from '../topics/concept-phrases';
import type { FurtherLexicon } from '../topics/topics';
import { dates } from './dates';
import { history } from './history';
import { jobs } from './jobs';
import { money } from './money';
import { postings } from './postings';
import { questions } from './questions';
import { workplaces } from './workplaces';

/** Croatian. */
export const hr = {
  gaps: gap<'Read as far as its words are known: what guards must refuse, and the labels met on real forms.'>(),
  history,
  contact: {
    telCountryCode: { says: 'pozivni broj' },
    tel: {
      says: `broj telefona | mobilni telefon | kontakt telefon | mobitel | telefonski broj | broj mobitela
      | broj mobilnog telefona`,
      named: 'telefon',
    },
    photoFile: { says: 'foto' },
    resumeFile: { says: 'biografija | životopis | životopisa', named: 'cv | zivotopis' },
    portfolioPage: { says: 'portfolio', named: 'portfolio' },
    email: { says: 'e-pošta | e-pošte | adresa e-pošte | elektronička pošta | elektronička adresa' },
  },
  places: {
    caseEndings: 'i | u | oj | im | om | ima | ama | e',
    addressHousenumber: { says: 'kućni broj | broj kuće | kućni br', alone: 'broj' },
    addressLine2: { says: 'stan | adresa 2 | broj stana' },
    streetAddress: { says: 'ulica i broj | ulica i kućni broj' },
    streetOrAddress: { says: 'adresa | ulica | adresu | ulicu', named: 'ulica | adresa' },
    postalCode: { says: 'poštanski broj | poštanski br' },
    addressLevel2: { says: 'grad | mjesto | naselje' },
    addressLevel1: { says: 'županija | županiju' },
    country: { says: 'država | drzava | zemlja | država prebivališta | državu', named: 'drzava' },
    addressStreetname: { says: 'naziv ulice | ime ulice' },
    addressLine1: { says: 'adresa 1' },
  },
  never: {
    honeypot: {
      says: 'ostavite ovo polje prazno | ostavite polje prazno | ne ispunjavajte ovo polje | nemojte ispunjavati',
    },
    consentToFuture: { says: 'bazi kandidata' },
    marketing: { says: 'promotivne obavijesti' },
    captcha: { says: 'nisam robot' },
    agreeing: 'prihvaćam | slažem | slažete | suglas*',
    secret: { says: 'lozinka' },
    identityNumber: { says: 'jmbg' },
    signature: { says: 'potpis' },
    consent: { says: 'slažem | prihvaćam | suglasan | osobnih podataka | politika privatnosti' },
    payment: { says: 'broj kartice' },
    bindingWords: 'potpis',
  },
  questions,
  actions: {
    agree: { says: 'prihvaćam | prihvatam | slažem se | potvrdi' },
    delete: {
      says: 'izbriši | izbriši račun | obriši | obriši nalog | obriši račun | ukloni | povuci prijavu | sakrij oglas',
    },
    follow: { says: 'prati | zaprati | pretplati se | otprati' },
    apply: {
      says: `prijavi se | prijavi se na oglas | pošalji prijavu | pošalji životopis | zainteresiran sam | prijavite se | konkuriši
        | konkurišite | apliciraj | prijava na oglas`,
    },
    signIn: { says: 'odjava | odjavi se | prijava | prijavi se | odjavite se' },
    signUp: { says: 'registriraj se | registracija | registrujte se | registruj se | otvori račun | napravi nalog' },
    save: { says: 'spremi | spremi oglas | sačuvaj | sačuvaj oglas | dodaj u favorite' },
    purchase: { says: 'kupi | plati | naruči' },
    send: { says: 'pošalji | pošalji poruku | podijeli | podeli' },
    besideUrlActions: 'online | firma | firmu | na | se',
  },
  money,
  cv: { languagesHeadings: 'jezici | strani jezici' },
  synonyms: { language: 'jezik | strani jezik' },
  controls: {
    view: 'detalji | pogledaj detalje | pogledaj oglas',
    pagingFillers: 'idi na',
    previous:
      'prethodna | prethodnu | prethodno | prijašnja | prethodna stranica | prethodnu stranicu | prijašnja stranica',
    page: 'stranica | stranicu',
    leave: 'odustani | otkaži',
    close: 'zatvori',
    next: 'naprijed | sljedeća | sljedeće | sljedeću | sljedeći | sljedeća stranica | sljedeću stranicu',
    loadMore: 'učitaj više | učitaj još | više oglasa | još oglasa | više poslova | više rezultata',
    showMore: 'prikaži više | prikaži još | više',
    showAll: 'prikaži sve',
  },
  filters: {
    applyChoices: { whole: 'primijeni' },
  },
  forms: {
    relationship: 'srodstvo | odnos',
    enterAgain: 'potvrdi | potvrdite | ponovite',
    attachFile:
      'priloži | priloži datoteku | prenesi | učitaj | učitaj datoteku | odaberi datoteku | odaberite datoteku | pregledaj',
    dropFile: 'povuci*, ispusti*, dovuci* … datotek*, dokument*, ovdje',
    otherPerson: 'u hitnom slučaju',
    nominee: 'u ime | preporučuje* | druge osobe | kolege',
    otherRoles: 'jamac',
    sectionHeadings: 'kontakt | telefon | adresa | osobni | podaci | kontaktni',
    unrelated: { says: 'kod kupona | komentar | napomena', named: 'fax' },
  },
  person: {
    birthday: { says: 'datum rođenja' },
    sex: { says: 'spol' },
    organization: {
      says: 'naziv firme | tvrtka | naziv tvrtke | poduzeće | naziv poduzeća | ime tvrtke',
      named: 'firma',
    },
    familyName: { says: 'prezime' },
    birthName: { says: 'djevojačko prezime | rođeno prezime | prethodno prezime | ranije prezime' },
    name: { says: 'ime i prezime | puno ime', alone: 'ime' },
  },
  options: {
    chooseOne:
      'odaberite | izaberite | odaberi | izaberi | molimo odaberite | odaberite opciju | odaberite jednu opciju | nije odabrano',
    yes: 'da',
    no: 'ne',
  },
  harmless: {
    words: `i ili iz u na od za s sa bez po više manje sve svi ostalo ostali prikaži pogledaj pročitaj pretraži pretraga traži pronađi
      filtar filtri filteri filtriraj suzi sortiraj sortiranje poredaj redoslijed proširi sažmi odabir sljedeća sledeća sledeće
      sljedeće prethodna prethodno natrag nazad prva zadnja poslednja najnovije najnoviji najstarije nove novi relevantnost
      relevantno uzlazno silazno rezultati rezultata stranica strana lista popis karta mapa tablica posao poslovi poslova oglas
      oglasi radno mjesto mesto pozicija naziv ključna riječ reč opis detalji informacije puno nepuno vrijeme vreme dan dana tjedan
      nedelja mjesec mesec sat godina danas datum objave lokacija grad županija država regija udaljenost km kuće rad daljinu
      hibridno ured plaća plata vrsta tip ugovora ugovor iskustvo razina nivo obrazovanje jezik tvrtka kompanija firma poslodavac
      djelatnost industrija kategorija odjel kriteriji opcije napredna slični meni sadržaj pomoć`,
    wholeNames: 'očisti filtre | poništi filtre | sakrij filtre | zatvori',
  },
  steps: {
    application: 'prijava | vaša prijava | tvoja prijava | moja prijava',
    next: 'dalje | sljedeće | sljedeći korak | sljedeća stranica | spremi i nastavi',
    onward: 'nastavi',
    alone: 'ok | u redu',
    finalSend: 'pošalji | prijavi se',
    part: 'korak | stranica',
    outOf: 'od',
    last: { first: 'zadnji | posljednji' },
    sending: 'šalji* | poslat* | prijav*',
    agreeing: 'prihvać* | slaže*',
  },
  jobs,
  pages: {
    boardMenu: 'poslodavci | za poslodavce | objavi oglas',
    jobsOf: { last: 'karijera | karijere' },
    login: 'prijava | prijavite se | registracija',
    challenge: 'nisam robot | potvrdite da ste čovjek | sigurnosna provjera | pristup odbijen',
    oneMoment: 'samo trenutak',
    loading: 'učitavanje | učitava se | molimo pričekajte',
    nothingFound: 'nema rezultata | nema oglasa | nije pronađeno | nismo pronašli',
    rateLimit: 'previše zahtjeva | pokušajte kasnije',
    consentTopics: 'kolačići | privatnost | osobni podaci',
    consentAnswers: 'prihvati | prihvaćam | prihvati sve | dopusti | odbij',
    postingId: 'broj oglasa | šifra oglasa',
    boardName: 'posao* | *posao | poslovi*',
  },
  postings,
  workplaces,
  dates,
} satisfies FurtherLexicon;
