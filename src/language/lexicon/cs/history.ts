import { type Covered, gap } from '../topics/concept';
import type { History } from '../topics/history';

export const history = {
  addEntry: 'přidat | přidat další',
  educationArea: 'obor | studijní obor',
  educationStudyType: 'titul | stupeň vzdělání | dosažené vzdělání',
  educationInstitution: 'škola | univerzita | vysoká škola',
  educationScore: 'známka | prospěch',
  onlyEducation: gap('not yet written'),
  startDate: 'od | začátek | datum zahájení',
  endDate: 'do | konec | datum ukončení',
  workHeadings: 'pracovní zkušenosti | praxe | zaměstnání',
  educationHeadings: 'vzdělání | studium',
  fillers: 'název | datum | měsíc | rok | den | a | nebo',
  workIsCurrent: 'v současnosti zde pracuji | současné zaměstnání | dosud',
  workPosition: 'pozice | pracovní pozice | funkce',
  workName: 'společnost | zaměstnavatel | firma',
  workLocation: 'místo | město',
  workSummary: 'popis | náplň práce',
} satisfies Covered<History>;
