import { gap } from '../topics/concept-phrases';
import type { FurtherLexicon } from '../topics/topics';
import { jobs } from './jobs';
import { money } from './money';
import { pages } from './pages';
import { postings } from './postings';
import { questions } from './questions';
import { workplaces } from './workplaces';

/** Serbian. */
export const sr = {
  gaps: gap<'Read as far as its words are known: what guards must refuse, and the labels met on real forms.'>(),
  contact: {
    telCountryCode: { says: 'pozivni broj' },
    tel: {
      says: `телефон | broj telefona | mobilni telefon | kontakt telefon | telefonski broj | broj mobilnog telefona
      | број телефона | мобилни телефон | контакт телефон`,
      named: 'telefon',
    },
    photoFile: { says: 'foto' },
    resumeFile: { says: 'biografija', named: 'cv' },
    email: {
      says: 'e-pošta | elektronska pošta | imejl | imejl adresa | е-пошта | имејл | имејл адреса | електронска пошта',
    },
  },
  places: {
    addressHousenumber: { says: 'kućni broj | кућни број | broj kuće', alone: 'broj' },
    addressLine2: { says: 'stan | adresa 2 | адреса 2 | broj stana | број стана | стан' },
    streetAddress: { says: 'ulica i broj | ulica i kućni broj | улица и број | улица и кућни број' },
    streetOrAddress: {
      says: 'adresa | ulica | улица | адреса | adresu | ulicu | адресу | улицу',
      named: 'ulica | adresa',
    },
    postalCode: { says: 'poštanski broj | poštanski br | поштански број' },
    addressLevel2: { says: 'mesto | град | grad | naselje | место', named: 'mesto' },
    addressLevel1: { says: 'регион | okrug' },
    country: {
      says: 'država | drzava | zemlja | држава | земља | država prebivališta | državu | државу',
      named: 'drzava',
    },
    addressStreetname: { says: 'naziv ulice | ime ulice | назив улице' },
    addressLine1: { says: 'adresa 1 | адреса 1' },
  },
  never: {
    honeypot: {
      says: 'ostavite ovo polje prazno | ostavite polje prazno | ne popunjavajte ovo polje | оставите ово поље празно | не попуњавајте ово поље',
    },
    consentToFuture: { says: 'бази кандидата' },
    captcha: { says: 'нисам робот' },
    agreeing: 'prihvatam | slažem | слажете | slažete | сагласни',
    secret: { says: 'лозинка | lozinka' },
    identityNumber: { says: 'jmbg' },
    signature: { says: 'потпис | potpis' },
    consent: { says: 'prihvatam | slažem | podataka o ličnosti | података о личности' },
    payment: { says: 'broj kartice' },
    bindingWords: 'потпис | potpis',
  },
  questions,
  actions: {
    besideUrlActions: 'firma | firmu | na | se',
  },
  controls: {
    pagingFillers: 'иди на | idi na',
    previous:
      'претходна | претходну | prethodna | prethodnu | претходна страна | претходна страница | prethodna strana | prethodna stranica | prethodnu stranicu',
    next: 'следећа | следећу | следеће | sledeća | sledeću | sledeće | следећа страна | следећа страница | sledeća strana | sledeća stranica | sledeću stranicu',
    close: 'zatvori | затвори',
    page: 'страница | страна | страну | strana | stranica | stranicu',
    loadMore:
      'učitaj još | još oglasa | prikaži još oglasa | još poslova | još rezultata | учитај још | још огласа | прикажи још огласа | још послова',
    showMore: 'prikaži još | vidi još | još | прикажи још | види још | још',
    showAll: 'prikaži sve | прикажи све',
  },
  filters: {
    applyChoices: { whole: 'primeni' },
  },
  forms: {
    enterAgain: 'потврдите | поновите',
    attachFile:
      'приложи | отпреми | отпреми датотеку | изабери датотеку | priloži | otpremi | otpremi datoteku | izaberi datoteku | izaberite fajl',
    dropFile: 'prevuci*, povuci*, превуци*, повуци* … datotek*, fajl*, dokument*, ovde, датотек*, фајл*, овде',
    applicant: 'кандидат',
    otherPerson: 'u hitnom slučaju',
    otherRoles: 'супруг | супруга | jamac',
    sectionHeadings:
      'kontakt | telefon | adresa | адреса | телефон | о | кандидат | и | пошта | podaci | kontaktni | lični',
    unrelated: { says: 'купон | kod kupona | komentar | napomena | pib | sprat | sprat/stan' },
    messageBox: 'тема | коментар',
  },
  person: {
    birthday: { says: 'datum rođenja' },
    sex: { says: 'пол' },
    organization: {
      says: 'фирма | naziv firme | naziv kompanije | kompanija | preduzeće | назив фирме | компанија | предузеће',
      named: 'firma',
    },
    familyName: { says: 'prezime | презиме' },
    name: { says: 'ime i prezime | име и презиме | puno ime | пуно име', alone: 'ime | име' },
  },
  options: {
    yes: 'da',
    no: 'ne',
  },
  harmless: {
    wholeNames: 'očisti filtre | poništi filtre | sakrij filtre | готово | zatvori | затвори',
  },
  steps: {
    application: 'prijava | vaša prijava | пријава | ваша пријава',
    next: 'даље | следећи корак | следећа страница | сачувај и настави | dalje | sledeće | sledeći korak | sledeća stranica | sačuvaj i nastavi',
    onward: 'настави | nastavi',
    alone: 'ok | у реду | u redu',
    finalSend: 'pošalji | prijavi se',
    part: 'korak | корак',
    outOf: 'od | од',
    last: { first: 'последњи' },
    sending: 'šalji* | poslat* | prijav* | пошал* | поднес*',
    agreeing: 'прихват*',
  },
  pages,
  postings,
  jobs,
  money,
  workplaces,
} satisfies FurtherLexicon;
