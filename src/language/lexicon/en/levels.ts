import type { Covered } from '../topics/concept-phrases';
import type { Levels } from '../topics/levels';

export const levels = {
  associate: "associate | associates | associate's",
  bachelor: `bachelor | bachelors | bachelor's | undergraduate | 4 year | four year | bachelor or equivalent
    | bachelor's or equivalent | bachelor's degree or equivalent | bachelor degree or equivalent`,
  master: `master | masters | master's | master or equivalent | master's or equivalent | master's degree or equivalent
    | master degree or equivalent`,
  doctorate: `doctorate | doctoral | doctor | phd | ph.d. | doctor of philosophy | doctorate phd | doctor of philosophy phd
    | doctoral or equivalent | doctorate or equivalent | doctorate degree or equivalent | doctoral degree or equivalent`,
  secondarySchool: 'high school | secondary school | high school diploma | high school diploma or equivalent',
  levelNouns: 'degree | diploma | level | level degree | proficiency',
  degreeJoiners: 'of | in',
  honours: 'honours | honors',
  nativeLanguage: `native | native speaker | native language | mother tongue | native or bilingual | native or bilingual proficiency
    | native bilingual | bilingual native | bilingual or native | native proficiency`,
  fluentLanguage: 'fluent',
  advancedLanguage: 'advanced',
  intermediateLanguage: 'intermediate',
  basicLanguage: 'basic | basics | basic knowledge',
  beginnerLanguage: 'beginner | beginner level',
} satisfies Covered<Levels>;
