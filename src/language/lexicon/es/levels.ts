import { type Covered, gap } from '../topics/concept-phrases';
import type { Levels } from '../topics/levels';

export const levels = {
  associate: gap<'no such degree'>(),
  bachelor: 'licenciatura | grado | grado universitario',
  master: 'maestría | máster',
  doctorate: 'doctorado',
  secondarySchool: 'bachillerato',
  levelNouns: 'título | nivel',
  degreeJoiners: 'en | of',
  honours: gap<'written after the degree'>(),
  nativeLanguage:
    'lengua materna | idioma materno | nativo | nativo o bilingüe | bilingüe o nativo | lengua materna o bilingüe | bilingüe o lengua materna | nativo bilingüe | bilingüe nativo',
  fluentLanguage: 'fluido | fluida | con fluidez',
  advancedLanguage: 'avanzado | avanzada',
  intermediateLanguage: 'medio | intermedio | intermedia',
  basicLanguage: 'básico | básica | nociones básicas',
  beginnerLanguage: 'principiante',
} satisfies Covered<Levels>;
