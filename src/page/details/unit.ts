import type { Line, Piece } from './line';

/** A part of a line that says one thing ("Berlin" of "Acme · Berlin · 2 days ago"). */
export interface Unit {
  text: string;
  element: Element;
  line: Line;
  /** Position of the line, and of the unit in it. */
  lineIndex: number;
  index: number;
}

const bullet = /(?:(?<!\s)\s+)?[·•|‧∙⋅]\s*/;
/** A dash parts two things, except between two numbers or words that belong together. */
const bulletOrDash = /(?:(?<!\s)\s+)?[·•|‧∙⋅]\s*|(?<![\d€$£kK%\s])\s+[–—-]\s+(?![\d€$£])/;
/** Words that join a company to a title or a place. */
const connector = /^(?:via|at|by|in|from|with|bei|von|für|chez|à|par|en|de|presso|da|bij|voor|em|na|v|u|ve|w|–|—|-)$/i;

/** The parts of a line: set apart by a separator, or by standing in elements of their own. */
export function unitsOf(line: Line, lineIndex: number): Unit[] {
  return joinPieces(line.pieces)
    .flatMap(({ text, element }) =>
      text.split(element.closest('a') ? bullet : bulletOrDash).map((part) => ({ text: trimMarks(part), element })),
    )
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
    .map((part, index) => ({ ...part, line, lineIndex, index }));
}

/** Pieces that one text was broken into are put together again; words that only join two are left out. */
function joinPieces(pieces: Piece[]): Piece[] {
  const joined: Piece[] = [];
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

/** True where a text ends or begins in a way that shows that it is one with its neighbour. */
function goesOn(before: string, after: string): boolean {
  return /[,/(–-]$/.test(before) || /^[,)/.]|^\p{Ll}/u.test(after);
}

function trimMarks(text: string): string {
  return text.replace(/^[\s,/|·•–-]+|(?<![\s,/|·•–-])[\s,/|·•–-]+$/g, '').replace(/(?<!\s)\s+([,)])/g, '$1');
}
