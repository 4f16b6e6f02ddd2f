import { isSalaryText } from '@/jobs/text-kind/salary-text';
import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { phrasesIn } from '@/language/match/phrases-in';
import type { LinePiece, PostingLine } from './posting-line';

/** A segment of a line with one meaning ("Berlin" in "Acme · Berlin · 2 days ago"). */
export interface LineSegment extends LinePiece {
  line: PostingLine;
  /** Index of the line, and of the segment in it. */
  lineIndex: number;
  index: number;
}

/** Separates in links too, whose words often have dashes. */
const bullet = /(?:(?<!\s)\s+)?[·•|‧∙⋅]\s*/;
/** A dash separates, except between two numbers. */
const dash = /(?<![\d€$£kK%\s])\s+[–—-]\s+(?![\d€$£])/;
/** Words that connect a company to a title or place. */
const connectors = new Set<string>(phrasesIn(phrases('postings.connectors', 'alone'), fold));
/** The same as the first word of a name ("at Acme"). */
const beforeCompany = new Set<string>(phrasesIn(phrases('postings.connectors', 'first'), fold));

/** The segments of a line, divided by separators or by elements. */
export function segmentsOf(line: PostingLine, lineIndex: number): LineSegment[] {
  return joinPieces(line.pieces)
    .flatMap((piece) => partsOf(piece).map((part) => ({ ...piece, text: trimMarks(part) })))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
    .map((part, index) => ({ ...part, line, lineIndex, index }));
}

function partsOf({ text, isLink }: LinePiece): string[] {
  const parts = text.split(bullet);
  // Pay from one amount to another has a dash between its words too ("60k USD - 70k USD").
  return isLink ? parts : parts.flatMap((part) => (isSalaryText(part) ? [part] : part.split(dash)));
}

/** Rejoins pieces of a broken text, and drops words that merely connect two. */
function joinPieces(pieces: readonly LinePiece[]): LinePiece[] {
  const joined: LinePiece[] = [];
  let isOpen = false;
  for (const piece of pieces) {
    const last = joined.at(-1);
    const text = withoutConnector(piece.text);
    if (isConnector(text)) isOpen = false;
    else if (last && isOpen && text === piece.text && goesOn(last.text, text)) last.text += ` ${text}`;
    else {
      joined.push({ ...piece, text });
      isOpen = true;
    }
  }
  return joined;
}

function isConnector(text: string): boolean {
  return /^[–—-]$/.test(text) || connectors.has(fold(text));
}

function withoutConnector(text: string): string {
  const [, word = '', name] = /^(\p{Ll}+)\s+(\p{Lu}.*)$/su.exec(text) ?? [];
  return name !== undefined && beforeCompany.has(fold(word)) ? name : text;
}

/** True if a text starts or ends in a way that shows it continues its neighbour. */
function goesOn(before: string, after: string): boolean {
  return /[,/(–-]$/.test(before) || /^[,)/.]|^\p{Ll}/u.test(after);
}

function trimMarks(text: string): string {
  return text.replace(/^[\s,/|·•–-]+|(?<![\s,/|·•–-])[\s,/|·•–-]+$/g, '').replace(/(?<!\s)\s+([,)])/g, '$1');
}
