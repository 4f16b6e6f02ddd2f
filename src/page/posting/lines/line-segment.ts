import type { Line, LinePiece } from './line';

/** A segment of a line with one meaning ("Berlin" in "Acme · Berlin · 2 days ago"). */
export interface LineSegment {
  text: string;
  element: Element;
  line: Line;
  /** Index of the line, and of the segment in it. */
  lineIndex: number;
  index: number;
}

const bullet = /(?:(?<!\s)\s+)?[·•|‧∙⋅]\s*/;
/** A dash separates, except between two numbers or words that belong together. */
const bulletOrDash = /(?:(?<!\s)\s+)?[·•|‧∙⋅]\s*|(?<![\d€$£kK%\s])\s+[–—-]\s+(?![\d€$£])/;
/** Words that connect a company to a title or place. */
const connector = /^(?:via|at|by|in|from|with|bei|von|für|chez|à|par|en|de|presso|da|bij|voor|em|na|v|u|ve|w|–|—|-)$/i;

/** The segments of a line, divided by separators or by elements. */
export function segmentsOf(line: Line, lineIndex: number): LineSegment[] {
  return joinPieces(line.pieces)
    .flatMap(({ text, element }) =>
      text.split(element.closest('a') ? bullet : bulletOrDash).map((part) => ({ text: trimMarks(part), element })),
    )
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
    .map((part, index) => ({ ...part, line, lineIndex, index }));
}

/** Rejoins pieces of a broken text, and drops words that merely connect two. */
function joinPieces(pieces: LinePiece[]): LinePiece[] {
  const joined: LinePiece[] = [];
  let isOpen = false;
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (connector.test(piece.text)) isOpen = false;
    else if (last && isOpen && goesOn(last.text, piece.text)) last.text += ` ${piece.text}`;
    else {
      joined.push({ ...piece });
      isOpen = true;
    }
  }
  return joined;
}

/** True if a text starts or ends in a way that shows it continues its neighbour. */
function goesOn(before: string, after: string): boolean {
  return /[,/(–-]$/.test(before) || /^[,)/.]|^\p{Ll}/u.test(after);
}

function trimMarks(text: string): string {
  return text.replace(/^[\s,/|·•–-]+|(?<![\s,/|·•–-])[\s,/|·•–-]+$/g, '').replace(/(?<!\s)\s+([,)])/g, '$1');
}
