import { type Covered, gap } from '../topics/concept-phrases';
import type { Levels } from '../topics/levels';

export const levels = {
  associate: gap<'no such degree'>(),
  bachelor: 'bachelor | bachelorgrad',
  master: 'master | kandidatgrad',
  doctorate: 'ph.d. | doktorgrad',
  secondarySchool: 'gymnasial uddannelse | studentereksamen',
  levelNouns: 'niveau | grad',
  degreeJoiners: 'i | of',
  honours: gap<'written after the degree'>(),
  nativeLanguage: 'modersmål',
  fluentLanguage: 'flydende',
  advancedLanguage: 'avanceret',
  intermediateLanguage: 'mellem | mellemniveau | middel',
  basicLanguage: 'grundlæggende',
  beginnerLanguage: 'begynder',
} satisfies Covered<Levels>;
