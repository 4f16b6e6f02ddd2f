import type { OptionMeaning } from './option-meaning';

/** What follows a level without a subject. */
const alone = '(?: s)?(?: (?:degree|diploma|abschluss|s degree|level|level degree))?';

/** Levels by labels that name no subject. */
const levels: readonly [level: string, label: RegExp][] = [
  ['associate', new RegExp(`^associates?${alone}$`)],
  [
    'bachelor',
    new RegExp(`^(?:bachelors?|undergraduate|licence|licenciatura|grado|laurea triennale|licencjat)${alone}$`),
  ],
  ['master', new RegExp(`^(?:masters?|magister|maestria|mestrado|laurea magistrale)${alone}$`)],
  [
    'doctorate',
    new RegExp(
      `^(?:doctorate|doctoral|doctor|ph ?d|promotion|doktor|doktorat|doctorat|doctorado|dottorato|doutorado|doctor of philosophy)${alone}(?: ph ?d)?$`,
    ),
  ],
  [
    'school',
    /^(?:high school|secondary school|high school diploma|high school diploma or equivalent|abitur|baccalaureat|bachillerato)$/,
  ],
];

/** Degree names that state their level and a subject. */
const subjects: readonly [level: string, degree: RegExp][] = [
  ['bachelor', /^(?:honou?rs )?(?:bachelor of |bachelor in |b ?sc\b|b ?a\b|b ?eng\b|b ?s\b|bba\b|bcom\b)/],
  ['master', /^(?:master of |master in |m ?sc\b|m ?a\b|m ?eng\b|m ?s\b)/],
  ['associate', /^associate of /],
];

/** Degrees with two names. */
const same: Readonly<Record<string, string>> = {
  bsc: 'bachelor of science',
  'b sc': 'bachelor of science',
  'b s': 'bachelor of science',
  bs: 'bachelor of science',
  ba: 'bachelor of arts',
  'b a': 'bachelor of arts',
  beng: 'bachelor of engineering',
  bba: 'bachelor of business administration',
  msc: 'master of science',
  'm sc': 'master of science',
  'm s': 'master of science',
  ma: 'master of arts',
  'm a': 'master of arts',
  mba: 'master of business administration',
};

/** A degree, and its level: a list of levels is answered with the level, one of degrees with the degree or not at all. */
export const degreeMeaning: OptionMeaning = ({ text, words, role }, key) => {
  if (key !== 'education.studyType') return [];
  const withoutShort = text.replace(/(?:(?<!\s)\s+)?\([^()]*\)\s*$/, '');
  const plain =
    withoutShort === text
      ? words
      : withoutShort
          .toLowerCase()
          .replace(/[^a-z0-9]+/g, ' ')
          .trim();
  const level = levels.find(([, label]) => label.test(plain))?.[0];
  if (level) return [`level ${level}`];
  const degree = (same[plain] ?? plain).replace(/^honou?rs /, '');
  const of =
    subjects.find(([, pattern]) => pattern.test(degree))?.[0] ??
    (degree.startsWith('master of') ? 'master' : undefined);
  if (!of) return [];
  return role === 'label' ? [`degree ${degree}`] : [`degree ${degree}`, `level ${of}`];
};
