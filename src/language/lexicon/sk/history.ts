import type { FurtherLexicon } from '../topics/topics';

export const history = {
  addEntry: 'pridať | pridať ďalšie | pridať ďalšiu',
  keepEntry: 'uložiť | hotovo',
  editEntry: 'upraviť | zmeniť',
  anotherEntry: 'ďalšie | ďalšiu | ďalší | nové | novú',
  workEntry: 'zamestnanie | pracovnú pozíciu | prax',
  educationEntry: 'vzdelanie | školu | štúdium',
  educationArea: 'odbor | študijný odbor | zameranie',
  educationStudyType: 'stupeň vzdelania | dosiahnuté vzdelanie | titul',
  educationInstitution: 'škola | názov školy | univerzita',
  onlyEducation: 'názov školy | univerzita | študijný odbor | dosiahnuté vzdelanie',
  startDate: 'od | začiatok | dátum začatia | dátum nástupu',
  endDate: 'do | koniec | dátum ukončenia | rok ukončenia',
  workHeadings: 'pracovné skúsenosti | priebeh zamestnaní | prax',
  educationHeadings: 'vzdelanie | štúdium',
  workIsCurrent: `stále tu pracujem | súčasné zamestnanie | súčasnosť | doteraz | pracujem tu stále | stále tu pôsobím
    | momentálne tu pracujem | aktuálne tu pracujem | v súčasnosti tu pracujem | pracujem tu | pracujem tu doteraz
    | naďalej tu pracujem | súčasná pozícia | súčasná práca | súčasný zamestnávateľ | aktuálne zamestnanie
    | v súčasnosti | trvá | do súčasnosti | až doteraz`,
  workPosition: 'pozícia | pracovná pozícia | funkcia',
  workName: 'spoločnosť | firma | zamestnávateľ | názov spoločnosti',
  workSummary: 'náplň práce | popis práce',
} satisfies FurtherLexicon['history'];
