import { fold } from '@/language/fold/fold';
import { type ByLanguage, phrases } from '@/language/lexicon/lexicon';
import { foldedPhrases, phraseSet } from '@/language/match/phrases-in';
import { once } from '@/std/once';

/** What a label may introduce ("Einsatzort: Berlin"); `other`: labels whose values are not needed. */
export type LabelledField = 'title' | 'company' | 'location' | 'salaryText' | 'postedText' | 'employmentType' | 'other';

/** Labels of nothing but a town: those of a place may name a house or a unit. */
const towns = [phrases('postings.town'), phrases('places.addressLevel2', 'says')];

/** In the order in which they win a word that two share. */
const labels: readonly (readonly [field: LabelledField, words: ByLanguage])[] = [
  ['title', phrases('postings.title', 'alone')],
  ['company', phrases('postings.company', 'alone')],
  ['location', phrases('postings.place', 'alone')],
  ['salaryText', phrases('postings.pay', 'alone')],
  ['postedText', phrases('postings.posted', 'alone')],
  ['employmentType', phrases('postings.employment', 'alone')],
  ['other', phrases('postings.otherFact')],
  ...towns.map((words) => ['location', words] as const),
];

const jobNouns = phraseSet(phrases('jobs.nouns', 'says'));

/** Labels of a posting's number; a noun for a job alone may be that of its title. */
const idLabels = () => foldedPhrases(phrases('pages.postingId')).filter((words) => !jobNouns.has(words));

const fieldByLabel = once(
  () =>
    new Map<string, LabelledField>([
      ...idLabels().map((label) => [label, 'other'] as const),
      ...labels.toReversed().flatMap(([field, words]) => foldedPhrases(words).map((label) => [label, field] as const)),
    ]),
);

const townLabels = phraseSet(...towns);

/** Whether a label of a place asks for its town. */
export function isTownLabel(text: string): boolean {
  return text.length <= 40 && townLabels.has(fold(text));
}

const regionLabels = phraseSet(phrases('places.addressLevel1', 'says'), phrases('places.country', 'says'));

/** Whether a label beside that of a town asks for what the town is in: "State", "Land". Elsewhere it may be the state of anything. */
export function isRegionLabel(text: string): boolean {
  return text.length <= 40 && regionLabels.has(fold(text));
}

const nameLabels = phraseSet(phrases('person.name', 'alone'));

/** Whether a label asks for a name, and its table says of whom: "Name". */
export function isNameLabel(text: string): boolean {
  return text.length <= 40 && nameLabels.has(fold(text));
}

/** "IV. Place of work", "2) Employer" */
const enumeration = /^(?:[IVX]{1,5}[.)]?|\d{1,2}[.)]) /;

/** What may say whose it is; a company and a title have it in sentences as well. */
const beforeLabels = phraseSet(phrases('postings.beforeLabel'));
const mayBeOwned: ReadonlySet<LabelledField> = new Set(['location', 'salaryText', 'employmentType', 'other']);

/** Words. Longer texts are not labels. */
const longestLabel = 4;

/** The field a text labels ("Standort:" → location); null if none. */
export function fieldOfLabel(text: string): LabelledField | null {
  if (text.length > 40) return null;
  const words = fold(text.replace(enumeration, ''));
  return (
    fieldByLabel().get(words) ?? fieldByLabel().get(withoutJobNoun(words)) ?? fieldOfOwned(words) ?? fieldOfEither(text)
  );
}

/**
 * "Wage / Salary", "Ort/Standort": two labels of the same; "Institution / Bereich": a label, and what its value may be besides; "勤務地・交通": a
 * label, and how to get there.
 */
function fieldOfEither(text: string): LabelledField | null {
  const [first = '', behind] = text.split('・');
  const known = behind === undefined ? undefined : fieldByLabel().get(fold(first));
  if (known !== undefined) return known;
  const [one, other, ...more] = text
    .replace(/\s?[:：]$/, '')
    .split(/\s?\/\s?/)
    .map(fold);
  const [field, another] = [fieldByLabel().get(one ?? ''), fieldByLabel().get(other ?? '')];
  return field !== undefined && more.length === 0 && (another === field || another === 'other') ? field : null;
}

/** "Ihr Arbeitsort", "The place of work" */
function fieldOfOwned(words: string): LabelledField | null {
  const [first = '', ...label] = words.split(' ');
  const field = beforeLabels.has(first) ? fieldByLabel().get(label.join(' ')) : undefined;
  return field !== undefined && mayBeOwned.has(field) ? field : null;
}

/** Letters of what joins two nouns: "de l'", "der". */
const longestArticle = 3;

/** "Affichage de l'offre", "Ort der Stelle": what the label is of goes without saying. */
function withoutJobNoun(words: string): string {
  const all = words.split(' ');
  const noun = all.pop() ?? '';
  let end = all.length;
  while (end > 1 && (all[end - 1] ?? '').length <= longestArticle) end -= 1;
  return end < all.length && jobNouns.has(noun) ? all.slice(0, end).join(' ') : '';
}

/** The field that a text labels, also by two labels: of "Location: City" the first names the field. */
export function fieldOfLabels(text: string): LabelledField | null {
  const split = splitLabelled(text);
  return split && fieldOfLabel(split.value) !== null ? split.field : fieldOfLabel(text);
}

/** A label and its value in one text ("Job type: Full-time"); null if the text does not start with a known label. */
export function splitLabelled(text: string): { field: LabelledField; label: string; value: string } | null {
  const colon = text.search(/\s?[:：]/);
  if (colon < 1 || text.slice(0, colon).split(' ').length > longestLabel) return null;
  const label = text.slice(0, colon).replace(enumeration, '');
  const field = fieldOfLabel(label);
  const value = text.slice(colon).replace(/^\s?[:：]\s*/, '');
  return field && value ? { field, label, value } : null;
}
