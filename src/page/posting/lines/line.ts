/** A run of text in one element of a line, set apart without a line break. */
export interface LinePiece {
  text: string;
  /** The direct parent element of the text. */
  element: Element;
}

/** What a line is in: the page's content, or something around it. */
export type Surroundings = 'content' | 'navigation' | 'form' | 'dialog';

/** A line of text as seen by a reader: between two block boundaries. */
export interface Line {
  text: string;
  pieces: LinePiece[];
  /** The block the line belongs to. */
  block: Element;
  /** 1 to 6; 0 if it is no heading. */
  headingLevel: number;
  isListItem: boolean;
  /** Characters inside a link, or inside a button. */
  linkLength: number;
  controlLength: number;
  surroundings: Surroundings;
}

export function isControlOnly(line: Line): boolean {
  return line.controlLength > 0 && line.controlLength >= line.text.length * 0.7;
}

/** Links, with or without buttons between them. */
export function isLinkOnly(line: Line): boolean {
  return line.linkLength > 0 && line.linkLength + line.controlLength >= line.text.length * 0.8;
}
