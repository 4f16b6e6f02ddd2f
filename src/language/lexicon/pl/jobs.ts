import { type Covered, gap } from '../topics/concept-phrases';
import type { Jobs } from '../topics/jobs';

export const jobs = {
  metaWords: 'temu | zł',
  nouns: {
    says: `praca | pracy | oferta | oferty | ofert | kariera | stanowisko | stanowiska | wakaty
      | nabór na stanowisko | nabory na stanowiska | nabory | ogłoszenia o naborze | wolne stanowiska`,
    url: 'praca | oferty | ogloszenie',
  },
  manyNouns: 'oferty | ofert | oferty pracy',
  sectionHeadlines: 'obowiązki | zakres obowiązków | wymagania | oferujemy | nasze wymagania | twój zakres obowiązków',
  occupations: `*programist* | programista | *inżynier* | *specjalist* | specjalista | specjalistka | *kierownik* | *pracownik* | *sprzedawc* | sprzedawca | *asystent* | kierowca | kierowcy | magazynier* | księgowa | księgowy | doradca | doradcy | operator* | stażyst* | stażysta | technik* | kucharz* | konsultant* | pielęgniark* | nauczyciel* | *operator* | elektryk* | mechanik* | spawacz* | *analityk* | *koordynator* | *menedżer* | *dyrektor* | recepcjonist* | kasjer* | *doradca | *terapeut* | kontroler* | kosztorysant* | monter | monterzy | montera | hydraulik* | murarz* | cieśla | stolarz* | malarz* | piekarz* | cukiernik* | fryzjer | fryzjerka | kosmetyczk* | opiekun* | lekarz* | farmaceuta | farmaceutka | stomatolog | psycholog | prawnik* | adwokat* | architekt | projektant* | informatyk | administrator | tester* | logistyk | spedytor* | ślusarz* | tokarz* | frezer* | lakiernik* | ogrodnik* | sprzątacz* | ochroniarz* | kelner* | barman* | pomoc kuchenna | sekretark* | referent* | inspektor* | adiunkt* | doktorant* | dekarz* | brukarz* | krawcow* | pakowacz*`,
  titleWords: 'staż | młodszy | starszy',
  keywordField: 'szukaj | wyszukaj | słowo kluczowe | słowa kluczowe | stanowisko | zawód | co',
  placeField: 'gdzie | miejsce | miasto | lokalizacja | miejscowość | województwo',
  departments: 'sprzedaż | finanse | produkcja',
  betweenDepartments: 'i',
  everyGender: gap<'letters say it: (k/m)'>(),
  genderEndings: 'ka',
  listEntries: 'ofert* | wynik* | ogłosze* | oferty pracy | ofert pracy | konkurs* | nabory | liczba ofert',
  ofTotal: 'z',
  openCalls: 'aplikacja spontaniczna | aplikacja otwarta | oferta otwarta',
  about: 'około',
} satisfies Covered<Jobs>;
