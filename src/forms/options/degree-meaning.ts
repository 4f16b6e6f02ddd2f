import { type Folded, fold, replaceFolded, splitWords } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { nameWordTest } from '@/language/match/name-word-test';
import { phraseMeanings } from '@/language/match/phrase-meanings';
import { phraseAlternation } from '@/language/match/phrases';
import { withoutLevelNoun } from './level-nouns';
import type { OptionMeaning } from './option-meaning';

/** Levels of degrees by words that name no subject. */
const levels = phraseMeanings([
  ['associate', phrases('levels.associate')],
  ['bachelor', phrases('levels.bachelor')],
  ['master', phrases('levels.master')],
  ['doctorate', phrases('levels.doctorate')],
  ['school', phrases('levels.secondarySchool')],
]);

/** Degrees by their letters. */
const titles: Readonly<Record<string, readonly [level: string, subject: string]>> = {
  bsc: ['bachelor', 'science'],
  bs: ['bachelor', 'science'],
  ba: ['bachelor', 'arts'],
  beng: ['bachelor', 'engineering'],
  bba: ['bachelor', 'business administration'],
  bcom: ['bachelor', 'commerce'],
  msc: ['master', 'science'],
  ms: ['master', 'science'],
  ma: ['master', 'arts'],
  meng: ['master', 'engineering'],
  mba: ['master', 'business administration'],
};

/** "B.Sc." is two words, "B. Com" as well. */
const lettersApart = /^([bm]) (sc|s|a|eng|com)(?= |$)/;

let joiner: RegExp | null = null;
let honours: RegExp | null = null;

/** A degree, and its level: a list of levels is answered with the level, one of degrees with the degree or not at all. */
export const degreeMeaning: OptionMeaning = ({ text: whole, role }, key) => {
  if (key !== 'education.studyType') return [];
  const text = role === 'label' ? withoutSchool(whole) : whole;
  const words = fold(text.replace(/(?:(?<!\s)\s+)?[(（][^()（）]*[)）]\s*$/, ''));
  const level = levelOf(words) ?? (role === 'label' ? levelInParts(text) : null);
  if (level) return [`level ${level}`];
  const degree = degreeIn(withoutHonours(replaceFolded(words, lettersApart, '$1$2')));
  if (degree === null) return [];
  return role === 'label' ? [`degree ${degree.name}`] : [`degree ${degree.name}`, `level ${degree.level}`];
};

const namesSchool = nameWordTest({ alone: phrases('history.educationInstitution') });

/** "College - Bachelor of Science": what sort of school gives the degree comes first. */
function withoutSchool(label: string): string {
  const [school = '', ...rest] = label.split(/\s[-–—]\s/u);
  return rest.length === 1 && namesSchool(fold(school)) ? (rest[0] ?? '') : label;
}

const levelOf = (words: Folded) => levels.of(words) ?? levels.of(withoutLevelNoun(words));

/** "Level 8 – ", "NQF 7: ": only counts the level that stands after it. */
const counted = /^\s*(?:\p{L}+\s)?\d{1,2}\s*[-–—:]\s/u;

/** "Bac +8 / Doctorat", "大学院卒（博士）", "Level 8 – Doctorate": one part of a label says it, and no other part another one. */
function levelInParts(label: string): string | null {
  const said = new Set(
    label
      .replace(counted, '')
      .split(/[/()（）]/)
      .flatMap((part) => levelOf(fold(part)) ?? []),
  );
  return said.size === 1 ? ([...said][0] ?? null) : null;
}

/** A degree that states its level and a subject. */
function degreeIn(words: Folded): { name: string; level: string } | null {
  const [first = '', ...rest] = splitWords(words);
  const title = titles[first];
  if (title) {
    const [level, subject] = title;
    return { name: rest.length === 0 ? `${level} of ${subject}` : words, level };
  }
  joiner ??= new RegExp(` (?:${phraseAlternation([phrases('levels.degreeJoiners')])}) `, 'u');
  const joined = joiner.exec(words);
  const level = joined && levels.of(fold(words.slice(0, joined.index)));
  if (!joined || !level || level === 'school') return null;
  return { name: `${level} of ${words.slice(joined.index + joined[0].length)}`, level };
}

function withoutHonours(words: Folded): Folded {
  honours ??= new RegExp(`^(?:${phraseAlternation([phrases('levels.honours')])}) `, 'u');
  return replaceFolded(words, honours);
}
