import { gap } from '../topics/concept-phrases';
import type { FurtherLexicon } from '../topics/topics';
import { dates } from './dates';
import { history } from './history';
import { jobs } from './jobs';
import { money } from './money';
import { pages } from './pages';
import { postings } from './postings';
import { questions } from './questions';
import { workplaces } from './workplaces';

/** Hungarian. */
export const hu = {
  gaps: gap<'Read as far as its words are known: what guards must refuse, and the labels met on real forms.'>(),
  history,
  contact: {
    email: { says: 'e-mail cím | email cím' },
    telCountryCode: { says: 'országkód | országhívó', named: 'telefon prefix' },
    telAreaCode: { says: 'körzetszám' },
    tel: {
      says: 'mobiltelefon | telefonszám | mobilszám | mobiltelefonszám | telefonszámot | telefonszámát',
      named: 'telefon | mobil | telefonszam',
    },
    photoFile: { says: 'fénykép' },
    resumeFile: { says: 'önéletrajz' },
    websitePage: { says: 'weboldal' },
  },
  places: {
    caseEndings: 'ban | ben | on | en | ön | ba | be | ban | okban | ekben',
    addressHousenumber: { says: 'házszám', named: 'hazszam' },
    addressStreetname: { says: 'utcanév | utca neve | közterület neve' },
    addressLine1: { says: 'cím 1 | 1. cím | cím 1. sora' },
    addressLine2: {
      says: `cím 2 | 2. cím | lakás | emelet, ajtó | emelet / ajtó | emelet ajtó | emelet, ajtószám | ajtó | lakásszám
      | cím 2. sora | cím második sora`,
    },
    streetAddress: { says: 'utca, házszám | utca és házszám | utca, házszám, emelet, ajtó' },
    streetOrAddress: { says: 'utca | cím | közterület', named: 'utca' },
    postalCode: { says: 'irányítószám | irányítószámot', named: 'iranyitoszam | irszam' },
    addressLevel3: { says: 'kerület' },
    addressLevel2: { says: 'település | város | helység | várost | települést', named: 'varos | telepules' },
    addressLevel1: { says: 'megye | megyét', named: 'megye' },
    country: { says: 'ország | lakóhely szerinti ország | országot', named: 'orszag' },
  },
  never: {
    honeypot: { says: 'hagyja üresen | hagyd üresen | ne töltse ki | ne töltsd ki' },
    consentToFuture: { says: 'jelöltadatbázis' },
    captcha: { says: 'nem vagyok robot | képen látható karakter' },
    agreeing: 'elfogadom | elfogadja | hozzájárulok | hozzájárul*',
    secret: { says: 'jelszó' },
    identityNumber: { says: 'személyi szám' },
    attestation: { says: 'kijelentem' },
    signature: { says: 'aláírás' },
    marketing: { says: 'hírlevél | hírlevélre' },
    consent: { says: 'elfogadom | adatkezelési | hozzájárulok | személyes adataim' },
    cookie: { says: 'sütik' },
    payment: { says: 'kártyaszám | kártyabirtokos | lejárat' },
    bindingWords: 'aláírás | kötelező érvényű',
  },
  questions,
  actions: {
    fillers: `kérjük | kattintson | kattints | ide | itt | most | azonnal | ma | online | igen | egyszerűen | gyorsan | lépés | és | ingyen`,
    agree: {
      says: `megerősítés | megerősítem | elfogadás | elfogadom | ajánlat elfogadása | jóváhagyás | jóváhagyom | egyetértek | hozzájárulok
        | aláírás | aláírom`,
      url: 'megerosites | elfogadas',
    },
    delete: {
      says: `törlés | törlöm | eltávolítás | elrejtés | archiválás | visszavonás | jelentkezés visszavonása | fiók törlése | nem érdekel`,
      url: 'torles',
    },
    follow: {
      says: `követés | követem | feliratkozás | feliratkozom | leiratkozás | leiratkozom | álláskérő értesítő | értesítés létrehozása
        | meghívás | kapcsolatfelvétel | tetszik`,
      url: 'leiratkozas | feliratkozas',
    },
    apply: {
      says: `jelentkezés | jelentkezem | jelentkezz | jelentkezzen | gyors jelentkezés | egyszerű jelentkezés | megpályázom | pályázom
        | jelentkezés elküldése | jelentkezés beküldése | érdekel | önéletrajz küldése`,
      url: 'jelentkezes | jelentkezem',
    },
    signIn: {
      says: 'bejelentkezés | belépés | kijelentkezés | kilépés | jelszó visszaállítása | elfelejtett jelszó',
      url: 'belepes | kilepes | kijelentkezes | bejelentkezes',
    },
    signUp: { says: 'regisztráció | regisztrálás | regisztrálok | fiók létrehozása', url: 'regisztracio' },
    save: { says: 'mentés | állás mentése | elmentem | kedvencekhez | kedvencekhez adás | könyvjelző', url: 'mentes' },
    purchase: { says: 'vásárlás | megveszem | fizetés | megrendelés | kosárba | előfizetés | foglalás', url: 'kosar' },
    send: {
      says: `küldés | elküldés | beküldés | elküldöm | megosztás | jelentés | bejelentés | ajánlás | kapcsolat | üzenet küldése | üzenet
        | közzététel | értékelés | értékelem | szavazás | szavazok`,
      url: 'kuldes | bekuldes',
    },
    upload: { says: 'feltöltés | önéletrajz feltöltése | fájl kiválasztása | csatolás' },
    besideUrlActions: 'online',
    install: { says: 'letöltés | alkalmazás letöltése | telepítés' },
  },
  cv: { languagesHeadings: 'nyelvismeret | nyelvtudás | nyelvek' },
  synonyms: { language: 'nyelv' },
  controls: {
    view: 'részletek | részletek megtekintése | állás megtekintése',
    previous: 'előző | előző oldal | előző oldalra',
    leave: 'mégse | mégsem',
    close: 'bezárás | bezár',
    next: 'következő | tovább | következő oldal | következő oldalra',
    page: 'oldal | oldalra',
    loadMore: 'több betöltése | továbbiak betöltése | további állások | több állás | további találatok | több találat',
    showMore: 'több megjelenítése | továbbiak | több | továbbiak megjelenítése',
    showAll: 'összes megjelenítése | mind megjelenítése',
  },
  filters: {
    applyChoices: { whole: 'alkalmaz | alkalmazás' },
  },
  forms: {
    relationship: 'kapcsolat | rokonsági fok',
    attachFile: `feltöltés | fájl feltöltése | fájl kiválasztása | csatolás | fájl csatolása | tallózás
    | nincs kiválasztva fájl | nincs fájl kiválasztva | válasszon fájlt`,
    dropFile: 'húzd, húzza … fájl*, dokumentum*, ide | fájl*, dokumentum* … húzása, ide',
    applicant: 'jelentkező | személyes adatok',
    otherPerson: 'sürgősség esetén | vészhelyzet esetén',
    recipient: 'címzett',
    nominee: 'nevében | ajánl* | másik személy* | kolléga* | ismerős*',
    otherRoles: `házastárs | kezes
      | apja | anyja | gyermek | gyermeke | házastársa | férje | felesége | testvér | barát`,
    enterAgain: 'megerősítés',
    sectionHeadings: `telefon | mobil | kapcsolat | kapcsolattartási | elérhetőség | elérhetőségek | elérhetőségeid | személyes | adatok | adataid
      | adatai | alapadatok | cím | lakcím | lakóhely | telefonszám | jelentkező | jelentkezés | lépés | és | az`,
    unrelated: {
      says: 'cím kiegészítés | közterület jellege | kuponkód | megjegyzés | emelet | ajtó | épület | lépcsőház | csengő | adószám',
      named: 'fax',
    },
    pageSearch: { says: 'keresés' },
    messageBox: 'tárgy | üzenet | megjegyzés',
  },
  dates,
  person: {
    birthday: { says: 'születési dátum | születési idő' },
    organization: { says: 'cég | cégnév | cég neve | vállalat | vállalat neve' },
    givenName: { says: 'keresztnév | utónév', named: 'keresztnev' },
    familyName: { says: 'vezetéknév | családnév', named: 'vezeteknev' },
    birthName: { says: 'születési név | leánykori név | születési neve | korábbi név | előző név | korábbi neve' },
    honorificPrefix: { says: 'megszólítás' },
    name: { says: 'teljes név', alone: 'név' },
  },
  options: {
    chooseOne:
      'válasszon | válassz | kérjük válasszon | kérjük, válasszon | válasszon egyet | válassz egyet | kiválasztás | nincs kiválasztva | válasszon ki egyet',
    yes: 'igen',
    no: 'nem',
  },
  harmless: {
    words: `és vagy a az több kevesebb összes minden más mutasd megjelenítés mutat megtekintés olvass olvasás keresés keress keresése
      szűrés szűrő szűrők szűkítés rendezés sorrend kibontás összecsukás kiválasztás következő előző vissza első utolsó legújabb
      legfrissebb legrégebbi új relevancia növekvő csökkenő találat találatok eredmények oldal lista térkép táblázat nézet állás
      állások munka munkák hirdetés hirdetések pozíció cím kulcsszó leírás részletek információ teljes rész munkaidő részmunkaidő
      munkaidős gyakornok nap hét hónap óra év ma dátum hely helyszín város megye ország távolság km otthon távmunka hibrid iroda
      fizetés bér típus szerződés tapasztalat szint végzettség nyelv cég cégek munkáltató iparág terület kategória feltételek
      további részletes hasonló menü tartalom segítség`,
    wholeNames: 'szűrők törlése | szűrők visszaállítása | szűrők elrejtése | bezárás',
  },
  steps: {
    next: 'tovább | következő | következő lépés | következő oldal | mentés és tovább | mentés és folytatás',
    onward: 'folytatás',
    alone: 'ok | rendben',
    finalSend: 'elküldés | küldés | beküldés',
    part: 'lépés | oldal',
    last: { first: 'utolsó' },
    progress: 'kész* | elkész*',
    review: 'áttekintés | összegzés | ellenőrzés | előnézet',
    ended: 'vége',
    sending: 'küld* | beküld* | elküld*',
    agreeing: 'elfogad* | hozzájárul*',
  },
  requests: {
    reading: 'kereses',
    jobs: 'allas | allasok',
    signOut: 'kijelentkezes | kilepes',
    yes: 'igen',
  },
  jobs,
  postings,
  workplaces,
  money,
  pages,
} satisfies FurtherLexicon;
