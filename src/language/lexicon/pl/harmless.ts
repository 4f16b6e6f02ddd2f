import type { Covered } from '../topics/concept-phrases';
import type { Harmless } from '../topics/harmless';

export const harmless = {
  words: `i lub z ze w we na do od dla bez za według więcej mniej wszystkie wszystko inne pokaż zobacz wyświetl czytaj przeglądaj szukaj
    wyszukaj wyszukiwanie znajdź filtr filtry filtruj filtrowanie zawęź sortuj sortowanie kolejność rozwiń zwiń wybór następna
    następny następne dalej poprzednia poprzedni wstecz pierwsza ostatnia ostatnie starsze nowsze najnowsze najstarsze nowe nowy
    trafność trafne rosnąco malejąco wyniki wynik strona strony lista mapa tabela widok oferta oferty ofert praca pracy stanowisko
    stanowiska ogłoszenie ogłoszenia tytuł słowo słowa kluczowe opis szczegóły informacje podsumowanie pełny część etat etatu wymiar
    umowa umowy rodzaj typ staż praktyka dzień dni tydzień tygodni tygodnie miesiąc miesiące miesięcy godzina godzin rok lata dziś
    wczoraj data publikacji dodania dowolny lokalizacja miejsce miejscowość miasto miasta województwo region kraj kod pocztowy
    odległość promień km zdalna zdalnie hybrydowa hybrydowo stacjonarna dom biuro wynagrodzenie zarobki pensja płaca minimalne
    maksymalne doświadczenie poziom wykształcenie język języki umiejętności firma firmy pracodawca pracodawcy branża branże
    kategoria kategorie dział kryteria opcje zaawansowane podobne menu treść pomoc porady polski angielski`,
  wholeNames: 'ukryj filtry | ukryj mapę | otwórz menu | zastosuj filtry | odśwież | gotowe | nowe wyszukiwanie',
  pagination: 'pagina* | stronicowani*',
} satisfies Covered<Harmless>;
