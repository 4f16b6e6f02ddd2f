/** A run of text within one element of a line: what a page sets apart without breaking the line. */
export interface Piece {
  text: string;
  /** The element that the text stands in directly. */
  element: Element;
}

/** What a line stands in: the content of the page, or what is around it. */
export type Surroundings = 'content' | 'navigation' | 'form' | 'dialog';

/** A line of text as a reader sees it: what stands between two block boundaries. */
export interface Line {
  text: string;
  pieces: Piece[];
  /** The block that the line is a line of. */
  block: Element;
  /** 1 to 6; 0 for what is no heading. */
  headingLevel: number;
  isListItem: boolean;
  /** Characters of it that are inside a link, or inside a button. */
  linkLength: number;
  controlLength: number;
  surroundings: Surroundings;
}

export function isControlOnly(line: Line): boolean {
  return line.controlLength > 0 && line.controlLength >= line.text.length * 0.7;
}

/** Links, with buttons between them or without. */
export function isLinkOnly(line: Line): boolean {
  return line.linkLength > 0 && line.linkLength + line.controlLength >= line.text.length * 0.8;
}
