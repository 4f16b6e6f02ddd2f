import { type Covered, gap } from '../topics/concept-phrases';
import type { Levels } from '../topics/levels';

export const levels = {
  associate: gap<'no such degree'>(),
  bachelor: 'laurea triennale',
  master: 'laurea magistrale',
  doctorate: 'dottorato | dottorato di ricerca',
  secondarySchool: 'diploma di maturità | maturità',
  levelNouns: 'livello | titolo',
  degreeJoiners: 'in | of',
  honours: gap<'written after the degree'>(),
  nativeLanguage:
    'madrelingua | lingua madre | lingua materna | madrelingua o bilingue | bilingue o madrelingua | madrelingua bilingue | bilingue madrelingua',
  fluentLanguage: 'fluente',
  advancedLanguage: 'avanzato | avanzata',
  intermediateLanguage: 'intermedio | intermedia',
  basicLanguage: 'base | conoscenze di base',
  beginnerLanguage: 'principiante',
} satisfies Covered<Levels>;
