import type { Covered } from '../topics/concept-phrases';
import type { History } from '../topics/history';

export const history = {
  keepEntry: 'zapisz | gotowe',
  keptThing: 'wpis | ten wpis | pozycję | tę pozycję | język | zamknij | i zamknij',
  editEntry: 'edytuj | edycja | zmień',
  addEntry: 'dodaj | dodaj kolejne | dodaj kolejny | dodaj nowe | dodaj nowy | dodaj kolejną | dodaj nową',
  anotherEntry: 'wiersz | kolejne | kolejny | kolejną | nowe | nowy | nową | następne | inne | wpis | pozycję',
  workEntry: 'pracę | stanowisko | pracodawcę | firmę',
  educationEntry: 'szkołę | uczelnię | studia',
  workPart: { named: 'doswiadczenie | zatrudnienie | praca | pracodawca | stanowiska' },
  educationPart: { named: 'wyksztalcenie | edukacja | studia | szkola | uczelnia' },
  educationArea: 'kierunek | kierunek studiów | specjalizacja | kierunek kształcenia | dziedzina | specjalność',
  educationStudyType: `stopień | tytuł | poziom wykształcenia | stopień naukowy | wykształcenie | rodzaj studiów
    | tytuł zawodowy | tytuł naukowy`,
  highestDegree: 'najwyższy | najwyższe | poziom wykształcenia',
  educationInstitution: `uczelnia | ukończona uczelnia | ukończona szkoła | szkoła | uniwersytet | nazwa uczelni | nazwa szkoły | szkoła wyższa
    | nazwa instytucji | instytucja`,
  educationScore: 'ocena | średnia | średnia ocen | ocena końcowa | wynik',
  onlyEducation: `uczelnia | ukończona uczelnia | uniwersytet | nazwa uczelni | nazwa szkoły | kierunek studiów | poziom wykształcenia
    | wykształcenie | najwyższe wykształcenie | tytuł naukowy`,
  startDate: 'od | początek | data rozpoczęcia | data od | początek pracy | rozpoczęcie | data zatrudnienia',
  endDate: `do | koniec | data zakończenia | data do | zakończenie | data ukończenia | rok ukończenia
    | data odejścia | rok obrony`,
  workHeadings: `doświadczenie zawodowe | doświadczenie | zatrudnienie | historia zatrudnienia | przebieg kariery
    | przebieg pracy zawodowej | poprzedni pracodawcy | praca zawodowa | pracodawcy`,
  educationHeadings: 'wykształcenie | edukacja | studia | nauka | szkoły',
  fillers: `nazwa | data | miesiąc | rok | dzień | i | lub | ostatni | ostatnia | ostatnie | najwyższy | najwyższe
    | uzyskany | poprzedni | w | na | pracy | twoje | twój`,
  workIsCurrent: `obecnie tu pracuję | pracuję tu obecnie | obecne stanowisko | obecnie | do teraz | nadal tu pracuję
    | aktualnie | aktualne stanowisko | do chwili obecnej | w trakcie | obecna praca | pracuję tutaj obecnie
    | obecnie tutaj pracuję | nadal tutaj pracuję | pracuję tu nadal | pracuję tutaj nadal | pracuję tu
    | pracuję tutaj | wciąż tu pracuję | wciąż tutaj pracuję | pracuję tu do dziś | pracuję tu do teraz
    | aktualnie tu pracuję | aktualnie tutaj pracuję | pracuję tu aktualnie | pracuję tutaj aktualnie
    | nadal pracuję w tej firmie | obecnie pracuję w tej firmie | nadal | do dziś | do dzisiaj | obecny pracodawca
    | obecne miejsce pracy | aktualne miejsce pracy | aktualna praca | to moja obecna praca | obecne zatrudnienie
    | aktualne zatrudnienie`,
  workPosition: 'stanowisko | nazwa stanowiska | zajmowane stanowisko | tytuł stanowiska',
  workName: 'firma | pracodawca | przedsiębiorstwo | nazwa firmy | nazwa pracodawcy | organizacja',
  workLocation: 'miejsce | miasto | lokalizacja | miejscowość | miejsce pracy',
  workSummary:
    'opis | obowiązki | zakres obowiązków | opis stanowiska | opis obowiązków | zadania | opis roli | opis zadań | główne obowiązki | zakres zadań | osiągnięcia',
} satisfies Covered<History>;
