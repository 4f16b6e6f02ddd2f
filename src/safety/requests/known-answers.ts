import { compactText } from './compact-text';
import { type OtherWords, otherWordsOf } from './other-words';

/** The answers given so far, as they are looked for in requests. Kept in memory alone. */
export interface KnownAnswers {
  /**
   * `isTyped`: written as text, so that it tells one person from the next; else chosen among what the form offers to all. Answers with its
   * key, null where it is too short for any.
   */
  add(value: string, isTyped: boolean): string | null;
  readonly marks: readonly AnswerMark[];
  /** What is said before anything is answered may go on being said, as far as it is no whole answer. */
  addCommon(text: string): void;
  /** By its key. */
  markOf(key: string): AnswerMark | undefined;
}

/** One answer. */
export interface AnswerMark {
  /** All of it, as texts are compared: letters and digits alone. */
  key: string;
  /** Any one of these, within a text, is the answer. */
  texts: readonly string[];
  /** Too short, or too common, to be told from what pages say anyway: counts only together with others, and as all of a value. */
  isWeak: boolean;
  /** An e-mail address: it says whom to reach. */
  isContact: boolean;
  /** Said otherwise, as somebody else may be told. */
  otherwise: OtherWords;
}

/** Shorter ones stand within too much by chance. Letters and digits. */
export const shortestWithin = 6;
const shortest = 2;
/** Numbers are written with and without their country, and the zero before it. Digits. */
const telephone = { least: 9, compared: 8 };
/** Of long texts a part says enough: so much of them every so often. Letters. */
const excerpt = { length: 24, every: 160, most: 12 };

/** `commonText`: what the page said before anything was answered (its address, its title): it may go on saying it. */
export function knowAnswers(commonText = ''): KnownAnswers {
  const marks = new Map<string, AnswerMark>();
  const common = compactText(commonText);
  let saidBefore = common;
  return {
    get marks() {
      return [...marks.values()];
    },
    addCommon(text) {
      saidBefore = `${saidBefore} ${compactText(text)}`.slice(-mostCommon);
    },
    markOf: (key) => marks.get(key),
    add(value, isTyped) {
      const key = compactText(value);
      if (key.length < shortest) return null;
      const isCommon = common.includes(key) || !isTyped || /^\d{1,4}$/.test(key) || key.length < 3;
      const isWeak = isCommon && (marks.get(key)?.isWeak ?? true);
      const otherwise = isWeak ? nothing : otherWordsOf(value, (word) => saidBefore.includes(word));
      marks.set(key, { key, texts: textsOf(key), isWeak, isContact: value.includes('@'), otherwise });
      return key;
    },
  };
}

const nothing: OtherWords = { within: [], words: [] };
/** Characters. */
const mostCommon = 200_000;

function textsOf(compact: string): string[] {
  if (/^\d+$/.test(compact) && compact.length >= telephone.least) return [compact.slice(-telephone.compared)];
  if (compact.length <= excerpt.length * 2) return [compact];
  const starts = Array.from({ length: Math.ceil(compact.length / excerpt.every) }, (_, at) => at * excerpt.every);
  const excerpts = starts.slice(0, excerpt.most).map((start) => compact.slice(start, start + excerpt.length));
  return excerpts.filter((text) => text.length === excerpt.length);
}
