import { gap } from '../topics/concept-phrases';
import type { FurtherLexicon } from '../topics/topics';
import { dates } from './dates';
import { history } from './history';
import { jobs } from './jobs';
import { money } from './money';
import { postings } from './postings';
import { questions } from './questions';
import { workplaces } from './workplaces';

/** Slovak. */
export const sk = {
  gaps: gap<'Read as far as its words are known: what guards must refuse, and the labels met on real forms.'>(),
  history,
  contact: {
    email: { says: 'e-mailová adresa' },
    telCountryCode: { says: 'predvoľba', named: 'telefon prefix' },
    tel: { says: 'telefón | telefónne číslo | mobilný telefón', named: 'telefon | mobil' },
    photoFile: { says: 'foto | fotografie' },
    resumeFile: { says: 'životopis', named: 'zivotopis' },
  },
  places: {
    caseEndings: 'e | i | u | ách | och | ych | ých | ej | om | ov | y',
    addressHousenumber: { says: 'číslo domu | popisné číslo | súpisné číslo | orientačné číslo', alone: 'dom' },
    addressLine2: { says: 'byt | adresa 2 | číslo bytu' },
    streetAddress: { says: 'ulica a číslo | ulica a číslo domu | ulica, číslo | ulicu a číslo | ulicu a číslo domu' },
    streetOrAddress: { says: 'adresa | ulica | ulicu | adresu', named: 'ulica | adresa' },
    postalCode: { says: 'psč | poštové smerovacie číslo', named: 'psc' },
    addressLevel3: { says: 'mestská časť' },
    addressLevel2: { says: 'mesto | obec', named: 'mesto' },
    addressLevel1: { says: 'okres' },
    country: { says: 'krajina | štát | krajina pobytu | krajina bydliska | krajinu' },
    addressStreetname: { says: 'názov ulice' },
    addressLine1: { says: 'adresa 1' },
  },
  never: {
    honeypot: {
      says: 'nechajte toto pole prázdne | nechajte pole prázdne | nevypĺňajte toto pole | toto pole nevypĺňajte',
    },
    consentToFuture: { says: 'databáze uchádzačov' },
    marketing: { says: 'marketingové | obchodné oznámenia' },
    captcha: { says: 'nie som robot | opíšte znaky' },
    agreeing: 'súhlasím | súhlas*',
    secret: { says: 'heslo' },
    identityNumber: { says: 'rodné číslo' },
    signature: { says: 'podpis' },
    consent: { says: 'súhlasím | súhlas | spracovaním osobných údajov | osobných údajov' },
  },
  questions,
  actions: {
    agree: { says: 'potvrdiť | potvrdzujem | prijať | prijať ponuku | prijať všetko | súhlasím | schváliť | podpísať' },
    delete: { says: 'zmazať | vymazať | odstrániť | skryť | archivovať | stiahnuť žiadosť | zrušiť účet' },
    follow: {
      says: 'sledovať | odoberať | odhlásiť odber | prihlásiť odber | vytvoriť upozornenie | pozvať | páči sa mi',
    },
    apply: {
      says: `reagovať na ponuku | reagovať | mám záujem | poslať životopis | odoslať životopis | poslať žiadosť | odoslať žiadosť
        | uchádzať sa | prihlásiť sa na pozíciu | prejaviť záujem`,
    },
    signIn: { says: 'prihlásiť sa | prihlásenie | odhlásiť | odhlásiť sa | obnoviť heslo | zabudnuté heslo' },
    signUp: { says: 'registrácia | zaregistrovať | zaregistrovať sa | vytvoriť účet' },
    save: { says: 'uložiť | pridať do obľúbených | pridať k obľúbeným' },
    purchase: { says: 'kúpiť | zaplatiť | do košíka | objednať | rezervovať' },
    send: {
      says: `odoslať | poslať | zdieľať | nahlásiť | odporučiť | kontaktovať | napísať správu | zverejniť | ohodnotiť | hlasovať`,
    },
    upload: { says: 'nahrať | priložiť | vybrať súbor' },
    besideUrlActions: 'online | firma | firmu | na | si',
    install: { says: 'stiahnuť | stiahnuť aplikáciu | nainštalovať' },
  },
  cv: { languagesHeadings: 'jazyky | jazykové znalosti' },
  synonyms: { language: 'jazyk' },
  controls: {
    view: 'detail | detaily | zobraziť detail | zobraziť ponuku',
    pagingFillers: 'ísť na | prejsť na',
    previous:
      'predchádzajúca | predchádzajúcu | predošlá | predchádzajúca strana | predchádzajúca stránka | predchádzajúcu stránku',
    page: 'strana | stránka | stránku',
    leave: 'zrušiť',
    close: 'zavrieť',
    next: `ďalšia | ďalej | ďalšiu | nasledujúca | nasledujúcu | ďalšia strana | ďalšia stránka
      | ďalšiu stránku | nasledujúca strana | nasledujúca stránka | ďaľšiu stránku`,
    loadMore: 'načítať viac | načítať ďalšie | ďalšie ponuky | viac ponúk | ďalšie pracovné ponuky | viac výsledkov',
    showMore: 'zobraziť viac | zobraziť ďalšie | viac',
    showAll: 'zobraziť všetky | zobraziť všetko',
  },
  filters: {
    applyChoices: { whole: 'použiť' },
  },
  forms: {
    relationship: 'vzťah | príbuzenský vzťah',
    enterAgain: 'potvrdiť | potvrďte | zopakujte',
    attachFile: `priložiť | priložiť súbor | nahrať | nahrať súbor | vybrať súbor | prehliadať
    | nie je vybratý žiadny súbor | žiadny súbor | vyberte súbor | prehľadávať | pridať súbor`,
    dropFile: 'presuň*, potiahn*, pretiahn* … súbor*, dokument*, sem',
    otherPerson: 'v prípade núdze',
    nominee: 'odporúčan* | odporúčate | inej osoby | kolegu',
    otherRoles: 'manžel | manželka | garant | ručiteľ',
    sectionHeadings: 'kontakt | telefon | mobil | adresa | kontaktné | osobné | údaje | bydlisko | uchádzač',
    unrelated: { says: 'poznámka', named: 'fax | ico | dic' },
    pageSearch: { says: 'hľadať' },
  },
  person: {
    birthday: { says: 'dátum narodenia' },
    organization: { says: 'spoločnosť | názov firmy', named: 'firma' },
    givenName: { says: 'krstné meno' },
    familyName: { says: 'priezvisko' },
    birthName: { says: 'rodné priezvisko | priezvisko za slobodna | predchádzajúce priezvisko' },
    honorificPrefix: { says: 'oslovenie' },
    name: { says: 'meno a priezvisko', alone: 'meno' },
  },
  options: {
    chooseOne:
      'vyberte | vyber | zvoľte | vyberte si | prosím vyberte | vyberte možnosť | zvoľte možnosť | nevybrané | vyberte jednu možnosť',
    yes: 'áno',
    no: 'nie',
  },
  harmless: {
    words: `a alebo z zo v vo na do od pre s bez za podľa viac menej ďalšie ďalšia všetky všetko iné zobraziť ukázať čítať hľadať hľadanie
      vyhľadať vyhľadávanie nájsť filter filtre filtrovať spresniť zoradiť radenie triediť rozbaliť zbaliť výber nasledujúca
      predchádzajúca späť prvá posledná najnovšie najstaršie nové nový relevancia vzostupne zostupne výsledky výsledok stránka
      strana zoznam mapa ponuka ponuky práca práce pracovné pozícia pozície miesto inzerát názov kľúčové slovo popis detail detaily
      informácie plný skrátený úväzok typ pomer zmluva brigáda stáž deň dni týždeň týždne mesiac mesiace hodina rok dnes dátum
      lokalita mesto kraj okres krajina vzdialenosť km domu doma plat mzda skúsenosti úroveň vzdelanie jazyk firma spoločnosť
      odvetvie odbor kategória oddelenie kritériá možnosti podobné menu obsah pomoc`,
    wholeNames: 'zrušiť filtre | vymazať filtre | skryť filtre | zatvoriť',
  },
  steps: {
    next: 'ďalej | ďalší | ďalší krok | ďalšia strana | uložiť a pokračovať',
    onward: 'pokračovať',
    alone: 'ok',
    finalSend: 'odoslať',
    part: 'krok | strana',
    outOf: 'z | zo',
    last: { first: 'posledný | posledná' },
    progress: 'dokonč*',
    address: 'krok',
    sending: 'odoslať* | odosiel* | podať*',
    agreeing: 'súhlas*',
  },
  requests: {
    signOut: 'odhlas*',
  },
  jobs,
  postings,
  workplaces,
  money,
  pages: {
    boardMenu: 'pre zamestnávateľov | pre firmy | pridať ponuku',
    jobsOf: {
      first: 'kariéra v | kariéra v spoločnosti | práca v spoločnosti | voľné pracovné miesta v spoločnosti',
      last: 'kariéra',
    },
    login: 'prihlásiť sa | prihláste sa | prihlásenie | registrácia',
    challenge: 'nie som robot | overte, že ste človek | bezpečnostná kontrola | prístup zamietnutý',
    oneMoment: 'okamih prosím | moment prosím',
    loading: 'načítava sa | načítavam | čakajte prosím',
    nothingFound: 'nenašli sa | žiadne výsledky | žiadne ponuky | nenašli sme | nenájdené',
    rateLimit: 'príliš veľa požiadaviek | skúste to neskôr',
    consentTopics: 'súbory cookie | súkromie | osobné údaje | osobných údajov',
    consentAnswers: 'prijať | prijať všetko | súhlasím | povoliť | odmietnuť',
    postingId: 'číslo ponuky | id ponuky | referenčné číslo',
    boardName: 'práca* | *práca',
  },
  dates,
} satisfies FurtherLexicon;
