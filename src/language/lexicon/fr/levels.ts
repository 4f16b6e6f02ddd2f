import { type Covered, gap } from '../topics/concept-phrases';
import type { Levels } from '../topics/levels';

export const levels = {
  associate: gap<'no such degree'>(),
  bachelor: 'licence | bachelor | bac 3',
  master: 'master | bac 5',
  doctorate: 'doctorat | bac 8',
  secondarySchool: 'baccalauréat',
  levelNouns: 'diplôme | niveau',
  degreeJoiners: 'en | of',
  honours: gap<'written after the degree'>(),
  nativeLanguage:
    'langue maternelle | maternelle | bilingue ou langue maternelle | langue maternelle ou bilingue | bilingue langue maternelle | langue maternelle bilingue',
  fluentLanguage: 'courant | couramment',
  advancedLanguage: 'avancé | avancée',
  intermediateLanguage: 'intermédiaire',
  basicLanguage: 'notions | notions de base',
  beginnerLanguage: 'débutant | débutante',
} satisfies Covered<Levels>;
