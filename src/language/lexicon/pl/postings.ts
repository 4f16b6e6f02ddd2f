import { type Covered, gap } from '../topics/concept-phrases';
import type { Postings } from '../topics/postings';

export const postings = {
  behindTitle: gap<'announced before the title'>(),
  municipality: { first: 'gmina', says: 'miasto' },
  calling: gap<'the title takes another case'>(),
  beforeSought: gap<'no articles'>(),
  describedAs: {
    first: `jest`,
    says: `firma | firmą | spółka | spółką | przedsiębiorstwo | przedsiębiorstwem | agencja | agencją
      | organizacja | producent | producentem | dostawca | dostawcą`,
  },
  our: 'nasz | nasza | nasze',
  beforeLabel: 'twoje | twoja | twój | nasze | nasza',
  beforeTitle: 'na stanowisko | stanowisko urzędnicze | na stanowisku',
  title: {
    alone: 'stanowisko | nazwa stanowiska',
    named: 'nazwa | stanowisko',
  },
  company: {
    alone: `pracodawca | nazwa firmy | firma | nazwa pracodawcy | zakład pracy | jednostka | firma / instytucja | instytucja | urząd
    | ogłoszeniodawca | nazwa urzędu | nazwa instytucji | nazwa jednostki`,
    named: 'pracodawca | firma',
    url: 'pracodawca | pracodawcy | firma | firmy',
  },
  place: {
    alone: `gdzie | lokalizacja | miejsce pracy | miasto | lokalizacje | siedziba | miejscowość | miejsce zatrudnienia | miejsce wykonywania pracy | lokalizacja biura | miejsca pracy | miasta | miejscowości | adres miejsca pracy`,
    named: 'lokalizacja | miejsce',
  },
  town: gap<'forms ask for it in the same words'>(),
  pay: {
    alone: 'wynagrodzenie | zarobki | pensja | płaca | stawka | stawka godzinowa | wynagrodzenie miesięczne',
    named: 'wynagrodzenie',
  },
  posted: {
    alone: `data publikacji | opublikowano | data dodania | opublikowana | dodano | data dodania oferty | oferta z dnia | data ogłoszenia | ogłoszono`,
    named: 'dodano | data',
  },
  employment: {
    alone: 'rodzaj umowy | rodzaj zatrudnienia | forma zatrudnienia | etat | wymiar etatu | wymiar pracy | typ umowy',
    named: 'etat | umowa',
  },
  otherFact: `dział | działy | branża | doświadczenie | poziom stanowiska | termin składania ofert | termin składania dokumentów
    | aplikuj do | oferta ważna do | ważne do`,
  descriptionHeading: {
    alone: 'opis | wymagania niezbędne | wymagania dodatkowe | zakres zadań | warunki pracy',
    says: 'opis stanowiska | opis oferty',
  },
  otherContent: {
    first: 'najczęściej zadawane pytania | często zadawane pytania | podobne,inne,zobacz,polecane … oferty,ogłoszenia',
    alone: 'alerty pracy',
  },
  call: 'ogłoszenie | naborze | pracę | pracy | oferta | wolnym | wolne | stanowisku | stanowisko | nabór | konkursie | urzędnicze | dnia',
  details: 'szczegóły | oferty | ogłoszenia',
  seeking: 'poszukuje | szuka | ogłasza | zatrudni',
  closed: `nie przyjmuje już aplikacji | nie przyjmuje już zgłoszeń | nie przyjmujemy już aplikacji | nie przyjmujemy już zgłoszeń
    | oferta,ogłoszenie … wygasła,wygasło,nieaktualna,nieaktualne,zakończona,zakończone`,
  closedOnes:
    'zakończone,zamknięte,archiwalne,nieaktualne,minione … oferty,rekrutacje,nabory,ogłoszenia,konkursy | oferty,rekrutacje,nabory … zakończone,archiwalne,nieaktualne | archiwum',
  promoted: 'promowane | promowana | sponsorowane | wyróżnione | wyróżniona',
  atCompany: gap<'the word is one for places as well'>(),
  connectors: {
    alone: 'w | u | przez',
  },
  applyEasily: 'szybka aplikacja | aplikuj szybko | łatwe aplikowanie',
  applyElsewhere: `stronie firmy | strona firmy | stronę firmy | strony firmy | stronie pracodawcy | strona pracodawcy | stronę pracodawcy`,
  legalForms: {
    says: 'sp. z o.o. | sp. z o. o. | sp z oo | sp.k. | sp. k. | sp.j. | sp. j.',
  },
  legalJoint: gap<'no word joins its legal forms'>(),
  companyNameParts: 'grupa | szpital | uniwersytet',
  logo: 'logo | logotyp | logo firmy',
  pictureKinds: 'nagłówek | obraz | zdjęcie | herb | ikona | tło',
  unnamed: 'poufne | firma anonimowa | anonimowy pracodawca | pracodawca ukryty | pracodawca anonimowy | firma ukryta',
  forClient: 'nasz klient | dla naszego klienta | dla jednego z naszych klientów | w imieniu naszego klienta',
  weSeek:
    'potrzebujemy | poszukujemy | szukamy | zatrudnimy | zatrudniamy | poszukujemy osoby na stanowisko | poszukujemy kandydatów na stanowisko',
} satisfies Covered<Postings>;
