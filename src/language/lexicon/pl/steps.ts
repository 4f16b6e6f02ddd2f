import type { Covered } from '../topics/concept-phrases';
import type { Steps } from '../topics/steps';

export const steps = {
  next: `dalej | następny | następny krok | następna strona | zapisz i kontynuuj | przejdź dalej | przejdź do następnego kroku
    | następny etap | kolejny krok | kolejny etap | następne pytanie | następna sekcja`,
  saves: 'zapisz',
  leadsTo: 'do | przejdź do',
  target: `pytania | pytań | dane | danych | wykształcenie | wykształcenia | doświadczenie | doświadczenia
    | umiejętności | języki | cv | dokumenty | dokumentów | załączniki | profil`,
  onward: 'kontynuuj',
  alone: 'ok',
  finalSend: 'wyślij | aplikuj | zakończ | prześlij | złóż | potwierdź | zatwierdź',
  part: 'krok | etap | część | strona',
  outOf: 'z | ze',
  last: { first: 'ostatni | ostatnia' },
  progress: 'ukończ* | gotow* | postęp*',
  review: 'podsumowanie | podgląd | sprawdź | weryfikacja | przegląd',
  application: 'aplikacja | twoja aplikacja | zgłoszenie | twoje zgłoszenie',
  ended: 'koniec | dziękujemy | potwierdzenie',
  address: 'krok | etap',
  sending: 'wyśl* | wysył* | przesł* | przesył* | złoż* | złóż* | składasz* | składam* | aplikuj*',
  agreeing: 'zgadz* | zgod* | akcept* | oświadcz*',
} satisfies Covered<Steps>;
