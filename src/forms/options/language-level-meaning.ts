import type { OptionMeaning } from './option-meaning';

/** Descriptions of language skills, by level; levels of two scales are equal only if the words are. */
const levels: Readonly<Record<string, string>> = {
  native:
    'native|native speaker|native language|mother tongue|native or bilingual|native or bilingual proficiency|native bilingual|native proficiency|muttersprache|muttersprachler|muttersprachlich|muttersprachliches niveau|langue maternelle|maternelle|lengua materna|idioma materno|nativo|moedertaal|madrelingua|lingua madre|lingua materna|jezyk ojczysty|ojczysty',
  fluent:
    'fluent|fliessend|verhandlungssicher in wort und schrift|courant|couramment|fluido|con fluidez|vloeiend|fluente|biegly|plynny',
  advanced: 'advanced|fortgeschritten|avance|avanzado|gevorderd|avanzato|avancado|zaawansowany',
  intermediate: 'intermediate|mittelstufe|intermediaire|intermedio|gemiddeld|intermediario|sredniozaawansowany',
  basic:
    'basic|basics|basic knowledge|grundkenntnisse|notions|notions de base|basico|nociones basicas|basis|basiskennis|base|conoscenze di base|podstawowy',
  beginner: 'beginner|anfanger|debutant|principiante|beginner level|iniciante|poczatkujacy',
};

const byWords = new Map(
  Object.entries(levels).flatMap(([level, words]) => words.split('|').map((each) => [each, level] as const)),
);

/** A level of the Common European Framework, before or after its name. */
const frame = /(?:^|\s)([abc][12])(?:$|\s)/;

/** A level of language skills. */
export const languageLevelMeaning: OptionMeaning = ({ words }) => {
  const level = frame.exec(words)?.[1] ?? byWords.get(words.replace(/ (?:level|proficiency)$/, ''));
  return level ? [`level ${level}`] : [];
};
