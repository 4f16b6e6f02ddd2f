import { type Covered, gap } from '../topics/concept-phrases';
import type { Levels } from '../topics/levels';

export const levels = {
  associate: gap<'no such degree'>(),
  bachelor:
    'licenciatura | bacharelado | graduação | superior completo | ensino superior completo | graduação completa',
  master: 'mestrado',
  doctorate: 'doutorado | doutoramento',
  secondarySchool: 'ensino médio | ensino secundário',
  levelNouns: 'nível | título',
  degreeJoiners: 'em | of',
  honours: gap<'written after the degree'>(),
  nativeLanguage:
    'nativo | língua materna | nativo ou bilíngue | nativo ou bilingue | bilíngue ou nativo | nativo bilíngue | bilíngue nativo',
  fluentLanguage: 'fluente',
  advancedLanguage: 'avançado | avançada',
  intermediateLanguage: 'médio | intermediário | intermediária | intermédio | intermédia',
  basicLanguage: 'básico | básica',
  beginnerLanguage: 'iniciante | principiante',
} satisfies Covered<Levels>;
