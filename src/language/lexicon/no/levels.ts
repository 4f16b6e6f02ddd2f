import { type Covered, gap } from '../topics/concept-phrases';
import type { Levels } from '../topics/levels';

export const levels = {
  associate: gap<'no such degree'>(),
  bachelor: 'bachelor | bachelorgrad',
  master: 'master | mastergrad',
  doctorate: 'doktor | doktorgrad',
  secondarySchool: 'videregående skole | videregående',
  levelNouns: 'nivå | grad',
  degreeJoiners: 'i | of',
  honours: gap<'written after the degree'>(),
  nativeLanguage: 'morsmål',
  fluentLanguage: 'flytende',
  advancedLanguage: 'avansert',
  intermediateLanguage: 'mellomnivå | middels',
  basicLanguage: 'grunnleggende',
  beginnerLanguage: 'nybegynner',
} satisfies Covered<Levels>;
