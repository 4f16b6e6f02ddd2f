import { type Covered, gap } from '../topics/concept-phrases';
import type { Levels } from '../topics/levels';

export const levels = {
  associate: gap<'no such degree'>(),
  bachelor: 'bakalář | bakalářské | bakalářský',
  master: 'magistr | magisterské | magisterský',
  doctorate: 'doktor | doktorát | doktorské',
  secondarySchool: 'maturita | středoškolské s maturitou',
  levelNouns: 'stupeň | titul | úroveň | vzdělání',
  degreeJoiners: 'v oboru | of',
  honours: gap<'written after the degree'>(),
  nativeLanguage: 'mateřský jazyk | rodilý mluvčí',
  fluentLanguage: 'plynně | plynulá',
  advancedLanguage: 'pokročilý | pokročilá',
  intermediateLanguage: 'středně pokročilý | středně pokročilá',
  basicLanguage: 'základní | základy',
  beginnerLanguage: 'začátečník',
} satisfies Covered<Levels>;
