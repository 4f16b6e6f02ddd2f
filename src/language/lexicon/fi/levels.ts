import { type Covered, gap } from '../topics/concept-phrases';
import type { Levels } from '../topics/levels';

export const levels = {
  associate: gap<'no such degree'>(),
  bachelor: 'kandidaatti | kandidaatin tutkinto | alempi korkeakoulututkinto',
  master: 'maisteri | maisterin tutkinto | ylempi korkeakoulututkinto',
  doctorate: 'tohtori | tohtorin tutkinto',
  secondarySchool: 'lukio | ylioppilas | ylioppilastutkinto',
  levelNouns: 'taso | tutkinto',
  degreeJoiners: 'of',
  honours: gap<'written after the degree'>(),
  nativeLanguage: 'äidinkieli',
  fluentLanguage: 'sujuva',
  advancedLanguage: 'edistynyt',
  intermediateLanguage: 'keskitaso',
  basicLanguage: 'perustaso | perusteet',
  beginnerLanguage: 'aloittelija',
} satisfies Covered<Levels>;
