import type { FurtherLexicon } from '../topics/topics';

export const pages = {
  careersSite:
    'állásajánlatok | állásaink | karrier | nyitott pozíciók | nyitott pozícióink | betöltendő pozíciók | dolgozz velünk | dolgozzon nálunk',
  boardMenu: 'munkáltatóknak | hirdetésfeladás | munkáltatók',
  jobsOf: {
    last: 'karrier | karrieroldal',
    alone: 'dolgozz velünk | dolgozzon nálunk | csatlakozz hozzánk',
  },
  login: 'bejelentkezés | jelentkezzen be | regisztráció',
  challenge: 'nem vagyok robot | igazolja, hogy ember | biztonsági ellenőrzés | hozzáférés megtagadva',
  oneMoment: 'egy pillanat',
  loading: 'betöltés | töltés | kérjük várjon',
  nothingFound: 'nincs találat | nincsenek találatok | nem található | nincs állás | nem találtunk',
  rateLimit: 'túl sok kérés | próbálja később | próbálja meg később',
  consentTopics: 'sütik | adatvédelem | cookie-k | személyes adatok',
  consentAnswers: 'elfogadom | elfogad | összes elfogadása | engedélyezem | elutasítom',
  postingId: 'hirdetés azonosító | álláshirdetés azonosítója | hivatkozási szám',
  boardName: 'állás* | *állás | *állások | munkák*',
  applicationReceived: `jelentkezését megkaptuk | jelentkezésedet megkaptuk | sikeres jelentkezés | köszönjük jelentkezését
    | köszönjük a jelentkezésedet`,
  notYet: 'nem | után | hiba | amikor | miután',
} satisfies FurtherLexicon['pages'];
