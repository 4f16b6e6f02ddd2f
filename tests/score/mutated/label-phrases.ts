import { type Folded, fold } from '@/language/fold/fold';
import {
  type ByLanguage,
  type CoveredLanguage,
  coveredLanguages,
  type PlacedConcept,
  type PlainConcept,
  phrases,
  phrasesByPlace,
} from '@/language/lexicon/lexicon';
import { once } from '@/std/once';
import type { Kind } from './mutation';

/** Concepts that a label of a form says by itself; the others are found within questions. */
const formLabels: readonly PlacedConcept[] = [
  ...(['email', 'telCountryCode', 'telAreaCode', 'telExtension', 'tel'] as const).map(
    (name) => `contact.${name}` as const,
  ),
  ...(['organization', 'organizationTitle', 'givenName', 'familyName', 'additionalName', 'name'] as const).map(
    (name) => `person.${name}` as const,
  ),
  ...(
    [
      'addressHousenumber',
      'addressLine2',
      'streetAddress',
      'postalCode',
      'addressLevel2',
      'addressLevel1',
      'country',
    ] as const
  ).map((name) => `places.${name}` as const),
];

/** Concepts that a label beside a value says, and a heading. */
const postingLabels: readonly PlacedConcept[] = [
  ...(['title', 'company', 'place', 'pay', 'posted', 'employment', 'descriptionHeading'] as const).map(
    (name) => `postings.${name}` as const,
  ),
];

/** Concepts that are the whole name of a control or a note of a row. */
const controlLabels: readonly PlainConcept[] = [
  ...(['next', 'previous', 'loadMore', 'view'] as const).map((name) => `controls.${name}` as const),
  'postings.applyEasily',
];

interface Label {
  concept: string;
  language: string;
  text: string;
}

/** The labels that pages of a kind have, by what they say. */
const labelsOf: Record<Kind, () => Map<Folded, Label[]>> = {
  rows: once(() => readLabels(postingLabels)),
  postings: once(() => readLabels(postingLabels)),
  pagers: once(() => readLabels([])),
  fields: once(() => readLabels(formLabels)),
};

/**
 * What a label says in another language, as the lexicon has it; null where it is no label of the lexicon, means two things, or is said so in
 * that language as well. `draw`: from 0 to 1, chooses among several phrases.
 */
export function translateLabel(text: string, kind: Kind, language: CoveredLanguage, draw: number): string | null {
  const labels = labelsOf[kind]();
  const [known, ...others] = labels.get(fold(text)) ?? [];
  if (!known || [known, ...others].some((label) => label.language === language)) return null;
  const choices = [...labels.values()].flatMap((same) =>
    same.filter((label) => label.concept === known.concept && label.language === language),
  );
  const chosen = choices[Math.floor(draw * choices.length)];
  return chosen ? inCaseOf(text, chosen.text) : null;
}

/** The language to translate a page into. `draw`: from 0 to 1. */
export function languageFor(draw: number): CoveredLanguage {
  return coveredLanguages[Math.floor(draw * coveredLanguages.length)] ?? 'de';
}

function readLabels(placed: readonly PlacedConcept[]): Map<Folded, Label[]> {
  const all = [
    ...placed.flatMap((concept) => {
      const { says = {}, alone = {} } = phrasesByPlace(concept);
      return [...inLanguages(concept, says), ...inLanguages(concept, alone)];
    }),
    ...controlLabels.flatMap((concept) => inLanguages(concept, phrases(concept))),
  ];
  const byText = Map.groupBy(all, ({ text }) => fold(text));
  return new Map([...byText].filter(([, same]) => new Set(same.map(({ concept }) => concept)).size === 1));
}

function inLanguages(concept: string, said: ByLanguage): Label[] {
  return Object.entries(said).flatMap(([language, text]) =>
    text.split('|').map((phrase) => ({ concept, language, text: phrase.trim() })),
  );
}

/** Written as the label was: in capitals, with a first capital, or small. */
function inCaseOf(text: string, phrase: string): string {
  if (text.length > 2 && text === text.toUpperCase()) return phrase.toUpperCase();
  return /^\p{Lu}/u.test(text) ? phrase.charAt(0).toUpperCase() + phrase.slice(1) : phrase;
}
