import * as languages from './languages';
import { type Gap, type Phrases, type Place, type Placed, places } from './topics/concept-phrases';
import type { Topics } from './topics/topics';

/** A language whose words are known, by its ISO 639 code; `mul`: what is written alike in all of them. */
export type Language = keyof typeof languages;

/** The phrases of one concept, by language. */
export type ByLanguage = Readonly<Partial<Record<Language, Phrases>>>;

/** The phrases of one concept by where they stand, and by language. */
export type ByPlace = Readonly<Partial<Record<Place, ByLanguage>>>;

type ConceptsOf<Kind> = {
  [Topic in keyof Topics]: {
    [Name in keyof Topics[Topic] & string]: Topics[Topic][Name] extends Kind ? `${Topic}.${Name}` : never;
  }[keyof Topics[Topic] & string];
}[keyof Topics];

/** A concept whose phrases mean it wherever its consumer looks for them. */
export type PlainConcept = ConceptsOf<Phrases>;
/** A concept whose phrases depend on where they stand. */
export type PlacedConcept = ConceptsOf<Placed<Place>>;

export type Topic = keyof Topics;

type Entry = Phrases | Placed<Place> | Gap;

const lexicons: Readonly<Record<Language, { readonly [Each in Topic]?: Readonly<Record<string, Entry>> }>> = languages;

/** Every language whose words are known. */
export const allLanguages: readonly Language[] = Object.keys(languages).filter(
  (code): code is Language => code in languages,
);

/** Languages that are covered: every concept has its phrases there, or says why it has none. */
export type CoveredLanguage = {
  [Each in Language]: (typeof languages)[Each] extends { readonly gaps: Gap } ? never : Each;
}[Language];

/** Every language that is covered. */
export const coveredLanguages: readonly CoveredLanguage[] = allLanguages.filter(
  (language): language is CoveredLanguage => !('gaps' in lexicons[language]),
);

/** The phrases of a concept, in every language that has some. */
export function phrases(concept: PlainConcept): ByLanguage;
export function phrases(concept: PlacedConcept, place: Place): ByLanguage;
export function phrases(concept: PlainConcept | PlacedConcept, place?: Place): ByLanguage {
  const said: Partial<Record<Language, Phrases>> = {};
  for (const [language, entry] of entriesOf(concept)) {
    const phrases = typeof entry === 'string' ? entry : saidAt(entry, place);
    if (phrases !== undefined) said[language] = phrases;
  }
  return said;
}

const saidAt = (entry: Exclude<Entry, Phrases>, place: Place | undefined): Phrases | undefined =>
  place === undefined || 'gap' in entry ? undefined : entry[place];

/** The phrases of a concept, place by place. */
export function phrasesByPlace(concept: PlacedConcept): ByPlace {
  const used = new Set(
    [...entriesOf(concept)].flatMap(([, entry]) => (typeof entry === 'string' ? [] : Object.keys(entry))),
  );
  return Object.fromEntries(places.filter((place) => used.has(place)).map((place) => [place, phrases(concept, place)]));
}

/** All that some topics say at some places, or wherever it stands, each with its language. `without`: names of concepts. */
export function phrasesAt(
  topics: readonly Topic[],
  places: readonly Place[],
  without: ReadonlySet<string>,
): readonly (readonly [language: Language, phrases: Phrases])[] {
  return allLanguages.flatMap((language) =>
    topics
      .flatMap((topic) => Object.entries(lexicons[language][topic] ?? {}))
      .filter(([concept]) => !without.has(concept))
      .map(([, entry]) => asWritten(entry))
      .flatMap((entry) => {
        if (typeof entry === 'string') return [entry];
        return 'gap' in entry ? [] : places.map((place) => entry[place]);
      })
      .flatMap((said) => (said === undefined ? [] : [[language, said] as const])),
  );
}

/** Looked up by name thousands of times while a page's script starts. */
const topicsOf = allLanguages.map((language) => ({ language, topics: new Map(Object.entries(lexicons[language])) }));

function* entriesOf(concept: PlainConcept | PlacedConcept): Generator<[language: Language, entry: Entry]> {
  const [topic = '', name = ''] = concept.split('.');
  for (const { language, topics } of topicsOf) {
    const entry = topics.get(topic)?.[name];
    if (entry !== undefined) yield [language, asWritten(entry)];
  }
}

const placeOf: Readonly<Record<string, Place>> = {
  w: 'whole',
  a: 'alone',
  f: 'first',
  l: 'last',
  n: 'named',
  m: 'namedWhole',
  u: 'url',
  s: 'switch',
};

/** The build writes `{ says: 'a | b', named: 'c' }` as `|a|b||nc` (`compactPhrases`). */
function asWritten(entry: Entry): Entry {
  if (typeof entry !== 'string' || !entry.startsWith('|')) return entry;
  const [says = '', ...others] = entry.slice(1).split('||');
  const placed = others.map((each): [Place | undefined, Phrases] => [placeOf[each.charAt(0)], each.slice(1)]);
  return Object.fromEntries(says === '' ? placed : [['says', says], ...placed]);
}
