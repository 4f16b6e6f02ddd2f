import { type Folded, fold, foldIdentifier } from '@/language/fold/fold';
import { type Language, phrases } from '@/language/lexicon/lexicon';
import type { Place } from '@/language/lexicon/topics/concept-phrases';
import { once } from '@/std/once';
import type { FieldConcept, Meaning } from './field-concept';
import { languagesOfPhrase } from './language-of-labels';

/** A meaning found in a text, and the phrase that matched. */
export interface ConceptMatch {
  key: Meaning;
  phrase: string;
  /** A short or common word that is the whole label: other clues may say better. */
  isWeak: boolean;
  /** Followed by numbers at most. */
  isLast: boolean;
}

/** Finds concepts in folded texts. */
export interface ConceptFinder {
  /**
   * All meanings in a label, in order: the longest phrase at each position. `language`: that of the form, whose words win: "Firma" is a company
   * on a German form, a signature on a Spanish one; null: unknown, or not a covered language.
   */
  inLabel(words: Folded, language?: Language | null): ConceptMatch[];
  /** The same for the words of a `name` or `id`, which are in any language. */
  inIdentifier(words: Folded): ConceptMatch[];
}

/** If two concepts share a phrase, the first counts. Tables are built on first use: most pages have no form. */
export function conceptFinder(concepts: readonly FieldConcept[]): ConceptFinder {
  const saying = once(() => phraseTable(concepts, 'says', fold));
  const alone = once(() => phraseTable(concepts, 'alone', fold));
  const naming = once(() => phraseTable(concepts, 'named', compactName));
  const wholeNames = once(() => phraseTable(concepts, 'namedWhole', compactName));
  return {
    inLabel: (words, language = null) => {
      const whole = meaningOf(words, alone(), language);
      return whole
        ? [{ key: whole, phrase: words, isWeak: true, isLast: true }]
        : [...inWords(scriptsApart(words), saying(), ' ', language), ...inUnspaced(words, saying(), language)];
    },
    inIdentifier: (words) => {
      const whole = meaningOf(words.replace(/[\d ]/g, ''), wholeNames(), null);
      if (whole) return [{ key: whole, phrase: words, isWeak: true, isLast: true }];
      return inWords(words, naming(), '', null);
    },
  };
}

/** Names are written with or without gaps between their words. */
const compactName = (phrase: string): string => foldIdentifier(phrase).replaceAll(' ', '');

/** What a phrase means, and in which languages. */
interface Sense {
  key: Meaning;
  languages: Set<string>;
}

interface PhraseTable {
  senses: ReadonlyMap<string, readonly Sense[]>;
  /** Phrases in scripts that do not separate words. */
  unspaced: readonly string[];
}

const unspaced = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}]/u;

function phraseTable(concepts: readonly FieldConcept[], place: Place, fold: (phrase: string) => string): PhraseTable {
  const senses = new Map<string, Sense[]>();
  for (const { key, words, places } of concepts) {
    if (places && !places.includes(place)) continue;
    for (const [language, listed] of Object.entries(phrases(words, place))) {
      for (const phrase of listed.split('|').map(fold).filter(Boolean)) addSense(senses, phrase, key, language);
    }
  }
  const longestFirst = Array.from(senses.keys()).sort((one, other) => other.length - one.length);
  return { senses, unspaced: longestFirst.filter((phrase) => phrase.length > 1 && unspaced.test(phrase)) };
}

function addSense(senses: Map<string, Sense[]>, phrase: string, key: Meaning, language: string): void {
  const known = senses.get(phrase) ?? [];
  const sense = known.find((each) => each.key === key);
  if (sense) sense.languages.add(language);
  else senses.set(phrase, [...known, { key, languages: new Set([language]) }]);
}

/** In the form's language if that has the phrase at all, whatever it asks for there; else in the first that has it. */
function meaningOf(phrase: string, { senses }: PhraseTable, language: Language | null): Meaning | undefined {
  const known = senses.get(phrase);
  if (!known || language === null) return known?.[0]?.key;
  const own = known.find(({ languages }) => languages.has(language) || languages.has('mul'));
  if (own) return own.key;
  return languagesOfPhrase(phrase).has(language) ? undefined : known[0]?.key;
}

/** No phrase has more words. */
const mostWords = 8;

/** From the left, the longest run of words that is a phrase, then from its end. */
function inWords(text: string, table: PhraseTable, gap: string, language: Language | null): ConceptMatch[] {
  const words = text.split(' ');
  const found: ConceptMatch[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(mostWords, words.length - at);
    let key: Meaning | undefined;
    for (; length > 0; length -= 1) {
      const phrase = words.slice(at, at + length).join(gap);
      const isForeign = language !== null && table.senses.has(phrase) && !isOwn(phrase, table, language);
      if (isForeign && isPartOfOwn(words, [at, at + length], language)) continue;
      key = meaningOf(phrase, table, language);
      if (key !== undefined) break;
    }
    if (key !== undefined) {
      const isLast = words.slice(at + length).every((word) => /^\d*$/.test(word));
      found.push({ key, phrase: words.slice(at, at + length).join(' '), isWeak: false, isLast });
    }
    at += Math.max(length, 1);
  }
  return found;
}

/** Whether a phrase of other languages stands within a longer one of the form's: "Akademischer Grad" is no "grad" (Croatian for a town). */
function isPartOfOwn(words: readonly string[], [at, end]: readonly [number, number], language: Language): boolean {
  for (let first = Math.max(0, end - mostWords); first <= at; first += 1) {
    for (let last = end; last <= Math.min(words.length, first + mostWords); last += 1) {
      const isLonger = last - first > end - at;
      if (isLonger && languagesOfPhrase(words.slice(first, last).join(' ')).has(language)) return true;
    }
  }
  return false;
}

const isOwn = (phrase: string, { senses }: PhraseTable, language: Language): boolean =>
  senses.get(phrase)?.some(({ languages }) => languages.has(language) || languages.has('mul')) ?? false;

/** "LinkedInプロフィール": a word of another script stands by itself. */
function scriptsApart(text: string): string {
  return unspaced.test(text)
    ? text.replace(
        /(?<=[\p{sc=Latn}\p{N}])(?=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}])|(?<=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}])(?=\p{sc=Latn})/gu,
        ' ',
      )
    : text;
}

function inUnspaced(text: string, table: PhraseTable, language: Language | null): ConceptMatch[] {
  if (!unspaced.test(text)) return [];
  const phrase = table.unspaced.find((each) => text !== each && text.includes(each));
  const key = phrase === undefined ? undefined : meaningOf(phrase, table, language);
  return phrase === undefined || key === undefined ? [] : [{ key, phrase, isWeak: false, isLast: false }];
}
