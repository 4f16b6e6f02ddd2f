import { lettersAndDigits } from './compact-text';
import { type Paraphrases, paraphrasesOf } from './paraphrased-answers';

/** The answers given so far, as requests are searched for them. In memory only. */
export interface KnownAnswers {
  /**
   * `isTyped`: free text, which identifies one person; otherwise an option offered to everyone. Returns its key, or null if it is too short
   * for one.
   */
  add(value: string, isTyped: boolean): string | null;
  readonly marks: readonly AnswerPattern[];
  /** Text said before anything was answered may be repeated, except for whole answers. */
  addCommon(text: string): void;
  /** By its key. */
  markOf(key: string): AnswerPattern | undefined;
}

/** One answer. */
export interface AnswerPattern {
  /** The whole answer as compared: only letters and digits. */
  key: string;
  /** Any of these within a text is the answer. */
  texts: readonly string[];
  /** Too short or common to be distinguished from ordinary page text: counts only with others, and only as an entire value. */
  isWeak: boolean;
  /** An email address: it identifies whom to reach. */
  isContact: boolean;
  /** Paraphrases that a third party might be sent. */
  otherwise: Paraphrases;
}

/** Letters and digits. Shorter ones occur in texts by chance. */
export const minEmbeddedLength = 6;
const shortest = 2;
/** Digits. Numbers occur with and without country code and leading zero, and in part: any so many of them are the number. */
const telephone = { least: 9, compared: 7 };
/** Letters. For long texts excerpts suffice: this many, this far apart. */
const excerpt = { length: 24, every: 160, most: 12 };

/** `commonText`: what the page said before anything was answered (address, title), which it may repeat. */
export function createKnownAnswers(commonText = ''): KnownAnswers {
  const marks = new Map<string, AnswerPattern>();
  const common = lettersAndDigits(commonText);
  let saidBefore = common;
  return {
    get marks() {
      return [...marks.values()];
    },
    addCommon(text) {
      saidBefore = `${saidBefore} ${lettersAndDigits(text)}`.slice(-mostCommon);
    },
    markOf: (key) => marks.get(key),
    add(value, isTyped) {
      const key = lettersAndDigits(value);
      if (key.length < shortest) return null;
      const isCommon = common.includes(key) || !isTyped || /^\d{1,4}$/.test(key) || key.length < 3;
      const isWeak = isCommon && (marks.get(key)?.isWeak ?? true);
      const otherwise = isWeak ? nothing : paraphrasesOf(value, (word) => saidBefore.includes(word));
      marks.set(key, { key, texts: textsOf(key), isWeak, isContact: value.includes('@'), otherwise });
      return key;
    },
  };
}

const nothing: Paraphrases = { within: [], words: [] };
/** Characters. */
const mostCommon = 200_000;

function textsOf(compact: string): string[] {
  if (/^\d+$/.test(compact) && compact.length >= telephone.least) {
    const starts = Array.from({ length: compact.length - telephone.compared + 1 }, (_, at) => at);
    return starts.map((at) => compact.slice(at, at + telephone.compared));
  }
  if (compact.length <= excerpt.length * 2) return [compact];
  const starts = Array.from({ length: Math.ceil(compact.length / excerpt.every) }, (_, at) => at * excerpt.every);
  const excerpts = starts.slice(0, excerpt.most).map((start) => compact.slice(start, start + excerpt.length));
  return excerpts.filter((text) => text.length === excerpt.length);
}
