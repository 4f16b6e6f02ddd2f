import { type Covered, gap } from '../topics/concept-phrases';
import type { Levels } from '../topics/levels';

export const levels = {
  associate: gap<'no such degree'>(),
  bachelor: 'licencjat',
  master: 'magister',
  doctorate: 'doktorat | doktor',
  secondarySchool: 'matura | wykształcenie średnie',
  levelNouns: 'stopień | poziom | tytuł',
  degreeJoiners: 'of | w zakresie',
  honours: gap<'written after the degree'>(),
  nativeLanguage: 'język ojczysty | ojczysty',
  fluentLanguage: 'biegły | biegła | płynny | płynna | biegle | płynnie',
  advancedLanguage: 'zaawansowany | zaawansowana',
  intermediateLanguage: 'średni | średnia | średniozaawansowany | średniozaawansowana',
  basicLanguage: 'podstawowy | podstawowa | podstawy',
  beginnerLanguage: 'początkujący | początkująca',
} satisfies Covered<Levels>;
