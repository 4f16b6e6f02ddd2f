import { foldWording } from '@/domain/phrases';

/** Where on the page a thing stands: its banner, menus and footer; a dialog; or what the page is about. */
export type Zone = 'chrome' | 'dialog' | 'main';

/** A run of visible text without a block inside, in the order of the document. */
export interface TextBlock {
  /** Folded, see `foldWording`. */
  text: string;
  words: number;
  element: Element;
  isHeading: boolean;
  isInForm: boolean;
  zone: Zone;
}

/** An element that may be the title of a row, or that can be pressed. */
export interface SeenElement {
  element: Element;
  zone: Zone;
}

/** What a reader sees of a page, gathered in one walk; what the page hides is not in it. */
export interface PageSight {
  url: URL;
  /** Folded. */
  title: string;
  /** The HTTP status of the page, 0 where the browser does not tell. */
  status: number;
  /** All visible words; counted up to a limit, see `lookAtPage`. */
  words: number;
  blocks: TextBlock[];
  /** Links, headings and buttons. */
  titles: SeenElement[];
  fields: HTMLInputElement[];
  frames: HTMLIFrameElement[];
  /** Elements that hold room for content to come: empty, named or marked so. */
  placeholders: Element[];
}

/** The folded text of an element, its pieces set apart (`textContent` glues them); cut after some 600 characters. */
export function foldedTextOf(element: Node): string {
  const pieces: string[] = [];
  let length = 0;
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (length < 600 && texts.nextNode()) {
    const piece = texts.currentNode.nodeValue ?? '';
    pieces.push(piece);
    length += piece.length;
  }
  return foldWording(pieces.join(' '));
}

/** The headline blocks of what the page is about. */
export function headlinesOf(sight: PageSight): TextBlock[] {
  return sight.blocks.filter((block) => block.isHeading && block.zone !== 'chrome' && block.words <= 25);
}

/** Running text: long lines, and shorter ones that lead nowhere; not in a dialog, a form or a menu. */
export function proseOf(sight: PageSight): TextBlock[] {
  return sight.blocks.filter((block) => block.zone === 'main' && !block.isInForm && isProse(block));
}

function isProse({ words, isHeading, element }: TextBlock): boolean {
  return words >= 12 || (words >= 5 && !isHeading && !element.querySelector('a, button'));
}

export function wordsOf(blocks: readonly TextBlock[]): number {
  return blocks.reduce((sum, block) => sum + block.words, 0);
}
