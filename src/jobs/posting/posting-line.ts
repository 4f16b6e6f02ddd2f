import type { MarkupNamedField } from '@/language/words/jobs/markup-field-names';

/** What a line is in: the page's content, or something around it. */
export type Surroundings = 'content' | 'navigation' | 'form' | 'dialog';

/** The element a text stands in: what its markup and looks tell beyond words. A text without its page has none. */
export interface LineElement {
  readonly outer: LineElement | null;
  /** Pixels. */
  readonly fontSize: number;
  /** A cell of a table, or the definition of a term. */
  readonly isCell: boolean;
  /** What names a cell: the head of a row or column, or the term of a definition. */
  readonly isTerm: boolean;
  readonly isAddress: boolean;
  /** Whether one of its pictures is a map pin; null if it has no pictures. */
  readonly hasPin: boolean | null;
  /** The machine-readable date of the text; null if there is none. */
  readonly datetime: string | null;
  readonly isNamedDescription: boolean;
  isNamedAfter(field: MarkupNamedField): boolean;
}

/** A run of text in one element of a line, set apart without a line break. */
export interface LinePiece {
  text: string;
  /** The direct parent of the text. */
  element: LineElement | null;
  isLink: boolean;
  isControl: boolean;
  /** Where its link leads: an absolute web address, the destination of a redirect; null if it is no such link. */
  url: string | null;
}

/** A link with its words in a line. */
export interface LineLink {
  text: string;
  url: string;
}

/** A line of text as seen by a reader: between two block boundaries. */
export interface PostingLine {
  text: string;
  pieces: readonly LinePiece[];
  links: readonly LineLink[];
  /** The block the line belongs to. */
  element: LineElement | null;
  /** 1 to 6; 0 if it is no heading. */
  headingLevel: number;
  isListItem: boolean;
  /** Characters inside a link, or inside a button. */
  linkLength: number;
  controlLength: number;
  surroundings: Surroundings;
}

export function isControlOnly(line: PostingLine): boolean {
  return line.controlLength > 0 && line.controlLength >= line.text.length * 0.7;
}

/** Links, with or without buttons between them. */
export function isLinkOnly(line: PostingLine): boolean {
  return line.linkLength > 0 && line.linkLength + line.controlLength >= line.text.length * 0.8;
}

/** True if `inner` is `outer` or inside it. */
export function isWithin(inner: LineElement | null, outer: LineElement): boolean {
  for (let at = inner; at; at = at.outer) if (at === outer) return true;
  return false;
}
