import { type Covered, gap } from '../topics/concept-phrases';
import type { Levels } from '../topics/levels';

export const levels = {
  associate: gap<'no such degree'>(),
  bachelor: 'bachelor | hbo bachelor | wo bachelor',
  master: 'master | wo master',
  doctorate: 'doctoraat | gepromoveerd',
  secondarySchool: 'vwo | middelbare school',
  levelNouns: 'diploma | niveau | graad',
  degreeJoiners: 'in | of',
  honours: gap<'written after the degree'>(),
  nativeLanguage:
    'moedertaal | moedertaal of tweetalig | tweetalig of moedertaal | moedertaal tweetalig | tweetalig moedertaal',
  fluentLanguage: 'vloeiend',
  advancedLanguage: 'gevorderd',
  intermediateLanguage: 'gemiddeld',
  basicLanguage: 'basis | basiskennis',
  beginnerLanguage: 'beginner',
} satisfies Covered<Levels>;
