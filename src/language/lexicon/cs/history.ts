import type { Covered } from '../topics/concept-phrases';
import type { History } from '../topics/history';

export const history = {
  keepEntry: 'uložit | hotovo',
  keptThing: 'záznam | tento záznam | položku | tuto položku | jazyk | zavřít | a zavřít',
  editEntry: 'upravit | změnit',
  addEntry: 'přidat | přidat další | přidat nový | přidat novou',
  anotherEntry: 'řádek | další | nový | novou | nové | ještě | jeden | jednu | záznam | položku',
  workEntry: 'práci | pozici | zaměstnavatele | firmu | praxi',
  educationEntry: 'školu | titul | univerzitu',
  workPart: { named: 'zamestnani | praxe | zkusenosti | pracovni zkusenosti' },
  educationPart: { named: 'vzdelani | studium | skola | skoly' },
  educationArea: 'obor | studijní obor | obor studia | zaměření | specializace',
  educationStudyType: `titul | stupeň vzdělání | dosažené vzdělání | nejvyšší dosažené vzdělání | úroveň vzdělání
    | typ vzdělání | akademický titul`,
  highestDegree: 'nejvyšší | stupeň vzdělání | úroveň vzdělání',
  educationInstitution: `škola | univerzita | vysoká škola | název školy | vzdělávací instituce | střední škola
    | fakulta`,
  educationScore: 'známka | prospěch | studijní průměr | hodnocení',
  onlyEducation: `vysoká škola | univerzita | studijní obor | obor studia | nejvyšší dosažené vzdělání
    | nejvyšší vzdělání | dosažené vzdělání | stupeň vzdělání | název školy`,
  startDate: 'od | začátek | datum zahájení | datum začátku | zahájení | počátek | datum nástupu',
  endDate: 'do | konec | datum ukončení | datum konce | ukončení | rok ukončení | datum dokončení | dokončení',
  workHeadings: `pracovní zkušenosti | praxe | zaměstnání | pracovní zkušenost | profesní zkušenosti | zkušenosti
    | předchozí zaměstnání | pracovní historie | zaměstnavatelé | zaměstnavatel`,
  educationHeadings: 'vzdělání | studium | vzdělávání | studia | nejvyšší vzdělání',
  fillers: `název | datum | měsíc | rok | den | a | nebo | poslední | předchozí | nejvyšší | váš | vaše | v | na
    | zaměstnavatele`,
  workIsCurrent: `v současnosti zde pracuji | současné zaměstnání | dosud | stále zde pracuji | v současnosti
    | současná pozice | doposud | do současnosti | aktuální zaměstnání | stále tu pracuji | stále tady pracuji
    | pracuji zde stále | pracuji zde dosud | dosud zde pracuji | pracuji zde | pracuji tu | pracuji zde v současnosti
    | v současné době zde pracuji | momentálně zde pracuji | zde aktuálně pracuji | aktuálně zde pracuji
    | nyní zde pracuji | pracuji zde i nadále | stávající zaměstnání | současný zaměstnavatel
    | toto je mé současné zaměstnání | trvá dosud | stále trvá | až dosud | probíhá | do teď`,
  workPosition: 'pozice | pracovní pozice | funkce | název pozice | pracovní zařazení',
  workName: `společnost | zaměstnavatel | firma | název společnosti | název firmy | název zaměstnavatele | organizace`,
  workLocation: 'místo | město | místo výkonu práce | lokalita | obec',
  workSummary:
    'popis | náplň práce | popis práce | popis pozice | pracovní náplň | odpovědnosti | úkoly | popis role | hlavní náplň práce | popis činnosti | náplň činnosti',
} satisfies Covered<History>;
