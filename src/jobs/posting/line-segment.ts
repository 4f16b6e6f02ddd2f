import { isSalaryText } from '@/jobs/text-kind/salary-text';
import { fold } from '@/language/fold/fold';
import { withoutPictographs } from '@/language/fold/pictographs';
import { currencyCodes } from '@/language/lexicon/currency-codes';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseSet } from '@/language/match/phrases-in';
import type { LinePiece, PostingLine } from './posting-line';

/** A segment of a line with one meaning ("Berlin" in "Acme · Berlin · 2 days ago"). */
export interface LineSegment extends LinePiece {
  line: PostingLine;
  /** Index of the line, and of the segment in it. */
  lineIndex: number;
  index: number;
  /** What a label that nobody knows says of something: "ROUTE003127" of "Requisition Number". */
  isValue: boolean;
}

/** Separates in links too, whose words often have dashes. */
export const bullet = /(?:(?<!\s)\s+)?(?:[•|‧∙⋅]|(?<!\p{Ll})·|·(?!\p{Ll}))\s*/u;
/** A dash separates, except between two numbers. */
const dash = /(?<![\d€$£kK%\s])\s+[–—-]\s+(?![\d€$£])/;
const legalForms = phraseSet(phrases('postings.legalForms', 'says'), phrases('postings.legalForms', 'last'));
const isLegalForm = (text: string): boolean => legalForms.has(fold(text));
/** Words that connect a company to a title or place. */
const connectors = phraseSet(phrases('postings.connectors', 'alone'));
/** The same as the first word of a name ("at Acme"). */
const beforeCompany = phraseSet(phrases('postings.connectors', 'first'));

/** The segments of a line, divided by separators or by elements. */
export function segmentsOf(line: PostingLine, lineIndex: number): LineSegment[] {
  const pieces = joinPieces(line.pieces);
  const label = pieces.findIndex(isLabel);
  return pieces
    .flatMap((piece, place) => {
      const isValue = label >= 0 && place > label;
      return partsOf(piece).map((part) => ({ ...piece, isValue, text: trimMarks(part) }));
    })
    .filter((part) => /[\p{L}\p{N}]/u.test(part.text) && !isLabel(part))
    .map((part, index) => ({ ...part, line, lineIndex, index }));
}

/** By its colon, or as the term of a definition or the head of a cell. */
function isLabel({ text, element }: LinePiece): boolean {
  return endsAsLabel(text) || element?.isTerm === true;
}

export const endsAsLabel = (text: string): boolean => /[\p{L})]\s?[:：]$/u.test(text);

function partsOf({ text, isLink }: LinePiece): string[] {
  const parts = withoutPictographs(text).split(bullet);
  // Pay from one amount to another has a dash between its words too ("60k USD - 70k USD").
  return isLink ? parts : parts.flatMap((part) => (isSalaryText(part) ? [part] : part.split(dash)));
}

/** Rejoins pieces of a broken text, and drops words that merely connect two. */
function joinPieces(pieces: readonly LinePiece[]): LinePiece[] {
  const joined: LinePiece[] = [];
  let isOpen = false;
  for (const piece of pieces) {
    const last = joined.at(-1);
    // "at <a>Acme</a> in Leeds"
    const isParted = last?.isLink === true && !piece.isLink;
    const text = withoutConnector(piece.text, isParted);
    if (isConnector(text)) isOpen = false;
    else if (last && isOpen && text === piece.text && (goesOn(last.text, text) || isLegalForm(last.text)))
      last.text += ` ${text}`;
    else {
      joined.push({ ...piece, text });
      isOpen = true;
    }
  }
  return joined;
}

const isConnector = (text: string): boolean => /^[–—-]$/.test(text) || isConnectorWord(text);

/** "By", which is a label in some languages, stands in front of a name in others. */
export const isConnectorWord = (text: string): boolean => connectors.has(fold(text));

/** Whether a word stands between a title and a company only: "at", "bei". */
export const isEmployerConnector = (word: string): boolean =>
  word === '@' || (/^\p{Ll}+$/u.test(word) && beforeCompany.has(fold(word)));

/** The text without a word before it that only connects: those that never begin a company's name, or `any`. */
export function withoutConnector(text: string, any = false): string {
  const [, word = '', name] = /^(\p{Ll}+)\s+(\p{Lu}.*)$/su.exec(text) ?? [];
  return name !== undefined && (any ? connectors : beforeCompany).has(fold(word)) ? name : text;
}

/** True if a text starts or ends in a way that shows it continues its neighbour. */
function goesOn(before: string, after: string): boolean {
  return (
    /[,/(–-]$/.test(before) || /^[,)/.]|^\p{Ll}/u.test(after) || (currencyCodes().has(before) && /^\d/.test(after))
  );
}

/** In brackets as a whole, or between other marks. */
export function trimMarks(text: string): string {
  return text
    .replace(/^\(([^()]+)\)$/, '$1')
    .replace(/^[\s,/|·•–-]+|(?<![\s,/|·•–-])[\s,/|·•–-]+$/g, '')
    .replace(/(?<!\s)\s+([,)])/g, '$1');
}
