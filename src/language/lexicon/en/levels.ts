import type { Covered } from '../topics/concept-phrases';
import type { Levels } from '../topics/levels';

export const levels = {
  associate: "associate | associates | associate's",
  bachelor: "bachelor | bachelors | bachelor's | undergraduate",
  master: "master | masters | master's",
  doctorate: `doctorate | doctoral | doctor | phd | ph.d. | doctor of philosophy | doctorate phd | doctor of philosophy phd`,
  secondarySchool: 'high school | secondary school | high school diploma | high school diploma or equivalent',
  levelNouns: 'degree | diploma | level | level degree | proficiency',
  degreeJoiners: 'of | in',
  honours: 'honours | honors',
  nativeLanguage: `native | native speaker | native language | mother tongue | native or bilingual | native or bilingual proficiency
    | native bilingual | native proficiency`,
  fluentLanguage: 'fluent',
  advancedLanguage: 'advanced',
  intermediateLanguage: 'intermediate',
  basicLanguage: 'basic | basics | basic knowledge',
  beginnerLanguage: 'beginner | beginner level',
} satisfies Covered<Levels>;
