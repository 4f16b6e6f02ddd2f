import { type Covered, gap } from '../topics/concept-phrases';
import type { Levels } from '../topics/levels';

export const levels = {
  associate: gap<'no such degree'>(),
  bachelor: 'bachelor',
  master: 'master | magister',
  doctorate: 'promotion | doktor | doktorat',
  secondarySchool: 'abitur',
  levelNouns: 'abschluss | niveau | kenntnisse',
  degreeJoiners: 'of | in',
  honours: gap<'written after the degree'>(),
  nativeLanguage:
    'muttersprache | muttersprache oder zweisprachig | zweisprachig oder muttersprache | muttersprache zweisprachig | zweisprachig muttersprache | muttersprachler | muttersprachlich | muttersprachliches niveau',
  fluentLanguage: 'fließend | verhandlungssicher in wort und schrift',
  advancedLanguage: 'fortgeschritten',
  intermediateLanguage: 'mittel | mittelstufe',
  basicLanguage: 'grundkenntnisse',
  beginnerLanguage: 'anfänger',
} satisfies Covered<Levels>;
