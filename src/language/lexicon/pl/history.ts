import { type Covered, gap } from '../topics/concept';
import type { History } from '../topics/history';

export const history = {
  addEntry: 'dodaj | dodaj kolejne | dodaj kolejny',
  educationArea: 'kierunek | kierunek studiów | specjalizacja',
  educationStudyType: 'stopień | tytuł | poziom wykształcenia | stopień naukowy',
  educationInstitution: 'uczelnia | szkoła | uniwersytet | nazwa uczelni',
  educationScore: 'ocena | średnia | średnia ocen',
  onlyEducation: gap('not yet written'),
  startDate: 'od | początek | data rozpoczęcia',
  endDate: 'do | koniec | data zakończenia',
  workHeadings: 'doświadczenie zawodowe | doświadczenie | zatrudnienie',
  educationHeadings: 'wykształcenie | edukacja | studia',
  fillers: 'nazwa | data | miesiąc | rok | dzień | i | lub',
  workIsCurrent: 'obecnie tu pracuję | pracuję tu obecnie | obecne stanowisko | obecnie | do teraz',
  workPosition: 'stanowisko | nazwa stanowiska',
  workName: 'firma | pracodawca | przedsiębiorstwo',
  workLocation: 'miejsce | miasto | lokalizacja',
  workSummary: 'opis | obowiązki | zakres obowiązków',
} satisfies Covered<History>;
