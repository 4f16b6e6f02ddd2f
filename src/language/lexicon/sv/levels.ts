import { type Covered, gap } from '../topics/concept-phrases';
import type { Levels } from '../topics/levels';

export const levels = {
  associate: gap<'no such degree'>(),
  bachelor: 'kandidatexamen | kandidat',
  master: 'master | masterexamen | magisterexamen',
  doctorate: 'doktor | doktorsexamen',
  secondarySchool: 'gymnasieexamen | gymnasium',
  levelNouns: 'nivå | examen',
  degreeJoiners: 'i | of',
  honours: gap<'written after the degree'>(),
  nativeLanguage: 'modersmål',
  fluentLanguage: 'flytande',
  advancedLanguage: 'avancerad',
  intermediateLanguage: 'medel | medelgod | mellannivå',
  basicLanguage: 'grundläggande',
  beginnerLanguage: 'nybörjare',
} satisfies Covered<Levels>;
