import { type Folded, fold } from '@/language/fold/fold';
import { allLanguages, type Language, phrasesAt, type Topic } from '@/language/lexicon/lexicon';

/** Topics of forms: what their labels are made of. */
const topics: readonly Topic[] = ['person', 'contact', 'places', 'questions', 'history', 'never', 'forms'];

let known: ReadonlyMap<string, ReadonlySet<Language>> | null = null;

/** The languages in which a folded text is a phrase of forms; built on first use, since most pages have no form. */
export function languagesOfPhrase(phrase: string): ReadonlySet<Language> {
  known ??= readPhrases();
  return known.get(phrase) ?? none;
}

const none: ReadonlySet<Language> = new Set();

/** What the page declares counts as much as this many labels: templates are often left in English. */
const weightOfDeclared = 1.5;
/** Fewer labels of one language may be chance. */
const leastWeight = 1;

/**
 * The language a form is written in, by its labels and by what its page declares (`lang`, BCP 47); null if neither says. A label that several
 * languages share counts for each in part, so that "Name" or "CV" decides nothing.
 */
export function languageOfLabels(labels: readonly Folded[], declared: string | null): Language | null {
  const weights = new Map<Language, number>();
  const add = (language: Language, weight: number) => weights.set(language, (weights.get(language) ?? 0) + weight);
  for (const label of new Set(labels)) {
    const languages = languagesOfPhrase(label);
    for (const language of languages) add(language, 1 / languages.size);
  }
  const named = declaredLanguage(declared);
  if (named !== null) add(named, weightOfDeclared);
  weights.delete('mul');
  const [first, second] = [...weights].toSorted(([, one], [, other]) => other - one);
  if (first === undefined || first[1] < leastWeight || first[1] === second?.[1]) return null;
  return first[0];
}

/** `de-AT` as `de`; Norwegian has two written forms, read as one. */
function declaredLanguage(declared: string | null): Language | null {
  const [code = ''] = (declared ?? '').toLowerCase().split(/[-_]/);
  const language = code === 'nb' || code === 'nn' ? 'no' : code;
  return allLanguages.find((each) => each === language) ?? null;
}

/** Words that stand in many labels, whatever these ask for. */
const bags: ReadonlySet<string> = new Set([
  'sectionHeadings',
  'personalFields',
  'passwordNames',
  'bindingWords',
  'applicationFields',
]);

function readPhrases(): Map<string, Set<Language>> {
  const languages = new Map<string, Set<Language>>();
  for (const [language, phrases] of phrasesAt(topics, ['says', 'alone'], bags)) {
    for (const phrase of phrases.split('|').map(fold)) {
      const of = languages.get(phrase) ?? new Set();
      languages.set(phrase, of.add(language));
    }
  }
  return languages;
}
