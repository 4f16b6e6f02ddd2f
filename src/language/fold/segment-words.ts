/** What a character means for words. */
const other = 0;
const letter = 1;
const digit = 2;
/** Belongs to the letter before it, or is invisible. */
const mark = 3;
/** A letter of a script without spaces between words, or one that attaches endings without a space. */
const unspaced = 4;

const isLetter = /\p{L}/u;
const isDigit = /\p{N}/u;
/** Marks, and invisible characters within words: soft hyphens, joiners. */
const isMark = /[\p{M}\u00AD\u200B-\u200D\u2060]/u;
const isUnspaced = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmr}\p{scx=Mymr}]/u;

/** Kinds of characters met so far, plus one, by code point: testing the patterns each time is ten times slower. */
const kinds = new Uint8Array(0x30000);

function kindOf(codePoint: number): number {
  const known = kinds[codePoint];
  if (known) return known - 1;
  const kind = readKind(String.fromCodePoint(codePoint));
  kinds[codePoint] = kind + 1;
  return kind;
}

function readKind(character: string): number {
  if (isMark.test(character)) return mark;
  if (isDigit.test(character)) return digit;
  if (!isLetter.test(character)) return other;
  return isUnspaced.test(character) ? unspaced : letter;
}

/** A run of letters and digits of one kind of script, as written. */
export interface WordSegment {
  start: number;
  end: number;
  isUnspaced: boolean;
  /** Only characters that need no folding: unaccented lower case letters, and digits. */
  isPlain: boolean;
}

const dot = 0x2e;
const plus = 0x2b;
const sharp = 0x23;

/**
 * The words of a text, including characters that change a word: C++ and C# are not C, and .NET is not a net. A dot before a letter stays in
 * front of it, so that `Node.js` is two words, the second recognizable by its dot.
 */
export function segmentWords(text: string): WordSegment[] {
  const runs: WordSegment[] = [];
  let at = 0;
  while (at < text.length) {
    const codePoint = text.codePointAt(at) ?? 0;
    const kind = kindOf(codePoint);
    if (kind === other || kind === mark) {
      at += widthOf(codePoint);
      continue;
    }
    const run = kind === unspaced ? readRun(text, at, isOfUnspaced) : readRun(text, at, isOfWord);
    if (kind === letter && text.charCodeAt(at - 1) === dot) run.start -= 1;
    run.isUnspaced = kind === unspaced;
    if (kind !== unspaced) run.end += endingLength(text, run.end);
    runs.push(run);
    at = run.end;
  }
  return runs;
}

const isOfUnspaced = (kind: number): boolean => kind === unspaced || kind === mark;
const isOfWord = (kind: number): boolean => kind === letter || kind === digit || kind === mark;

function readRun(text: string, start: number, isOfRun: (kind: number) => boolean): WordSegment {
  let end = start;
  let isPlain = true;
  while (end < text.length) {
    const codePoint = text.codePointAt(end) ?? 0;
    if (!isOfRun(kindOf(codePoint))) break;
    isPlain &&= codePoint < 0x80 && (codePoint < 0x41 || codePoint > 0x5a);
    end += widthOf(codePoint);
  }
  return { start, end, isUnspaced: false, isPlain };
}

/** Length of a trailing `++` or `#`. */
function endingLength(text: string, end: number): number {
  const code = text.charCodeAt(end);
  if (code === sharp) return 1;
  return code === plus && text.charCodeAt(end + 1) === plus ? 2 : 0;
}

const widthOf = (codePoint: number): number => (codePoint > 0xffff ? 2 : 1);
