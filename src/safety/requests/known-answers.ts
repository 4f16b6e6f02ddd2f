import { foldSpace } from '@/domain/fold-space';

/** What a run has put into a form, as it is looked for in requests. Kept in memory alone. */
export interface KnownAnswers {
  /** `isTyped`: written as text, so that it tells one person from the next; else chosen among what the form offers to all. */
  add(value: string, isTyped: boolean): void;
  /** As they are compared with single values. */
  readonly values: ReadonlySet<string>;
  /** As they are looked for within texts: letters and digits alone. */
  readonly marks: readonly AnswerMark[];
}

export interface AnswerMark {
  /** Any one of these is the answer. */
  texts: readonly string[];
  /** Too short, or too common, to be told from what pages say anyway: counts only together with others, and as all of a value. */
  isWeak: boolean;
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
  const values = new Set<string>();
  const marks = new Map<string, AnswerMark>();
  const common = compactText(commonText);
  return {
    values,
    get marks() {
      return [...marks.values()];
    },
    add(value, isTyped) {
      const comparable = comparableText(value);
      if (comparable.length >= shortest) values.add(comparable);
      const compact = compactText(value);
      if (compact.length < shortest) return;
      const isCommon = common.includes(compact) || !isTyped || /^\d{1,4}$/.test(compact) || compact.length < 3;
      const known = marks.get(compact);
      marks.set(compact, { texts: textsOf(compact), isWeak: isCommon && (known?.isWeak ?? true) });
    },
  };
}

function textsOf(compact: string): string[] {
  if (/^\d+$/.test(compact) && compact.length >= telephone.least) return [compact.slice(-telephone.compared)];
  if (compact.length <= excerpt.length * 2) return [compact];
  const starts = Array.from({ length: Math.ceil(compact.length / excerpt.every) }, (_, at) => at * excerpt.every);
  const excerpts = starts.slice(0, excerpt.most).map((start) => compact.slice(start, start + excerpt.length));
  return excerpts.filter((text) => text.length === excerpt.length);
}

/** A value as single values are compared. */
export function comparableText(value: string): string {
  return foldSpace(value.normalize('NFC').toLowerCase());
}

/** Letters and digits alone, without their accents: however a text is taken apart or written. */
export function compactText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
