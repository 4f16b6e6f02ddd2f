import type { FurtherLexicon } from '../topics/topics';

export const pages = {
  careersSite:
    'locuri de muncă | cariere | carieră | posturi vacante | posturi disponibile | poziții deschise | lucrează cu noi | alătură-te echipei',
  boardMenu: 'angajatori | pentru angajatori | publică anunț',
  jobsOf: {
    first: 'cariere la | joburi la | locuri de muncă la | cariera la',
    last: 'cariere',
    alone: 'lucrează cu noi | alătură-te echipei | alătură-te nouă',
  },
  login: 'autentificare | conectare | conectează-te | intră în cont | creează cont',
  challenge: 'nu sunt robot | verificați că sunteți om | verificare de securitate | acces interzis',
  oneMoment: 'un moment',
  loading: 'se încarcă | încărcare | vă rugăm așteptați',
  nothingFound: 'niciun rezultat | nu am găsit | nu au fost găsite | nu există joburi | nu s-au găsit',
  rateLimit: 'prea multe cereri | prea multe solicitări | încercați mai târziu',
  consentTopics: 'cookie-uri | confidențialitate | date personale',
  consentAnswers: 'accept | acceptă | accept toate | sunt de acord | permite | refuz',
  postingId: 'număr anunț | cod anunț | id anunț | nr anunț',
  boardName: 'joburi* | *joburi | angajări*',
  applicationReceived: `aplicarea ta a fost trimisă | aplicația ta a fost trimisă | candidatura ta a fost trimisă | ai aplicat cu succes
    | candidatura dumneavoastră a fost înregistrată`,
  notYet: 'după | dacă | când | eroare | va fi',
} satisfies FurtherLexicon['pages'];
