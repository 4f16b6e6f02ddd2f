import type { Folded } from '@/language/fold/fold';
import { plainText } from '@/language/fold/plain-letters';

/** Where something is on the page: banner, menus and footer; a dialog; or the main content. */
export type PageZone = 'chrome' | 'dialog' | 'main';

/** A run of visible text without nested blocks, in document order. */
export interface TextBlock {
  /** As `plainText`. */
  text: string;
  folded: Folded;
  words: number;
  element: Element;
  isHeading: boolean;
  isInForm: boolean;
  zone: PageZone;
}

/** An element that may be a row's title, or can be pressed. */
export interface PageTitleElement {
  element: Element;
  zone: PageZone;
}

/** What a reader sees of a page, collected in one walk; without hidden content. */
export interface PageEvidence {
  url: URL;
  /** As `plainText`. */
  titleText: string;
  title: Folded;
  /** The page's HTTP status; 0 if unknown. */
  status: number;
  /** All visible words, up to a limit; see `collectPageEvidence`. */
  words: number;
  blocks: TextBlock[];
  /** Links, headings and buttons. */
  titles: PageTitleElement[];
  fields: HTMLInputElement[];
  frames: HTMLIFrameElement[];
  /** Empty elements reserving space for content, by name or markup. */
  placeholders: Element[];
}

/** An element's text (`plainText`) with its pieces separated (`textContent` joins them); cut at about 600 characters. */
export function plainTextOf(element: Node): string {
  const pieces: string[] = [];
  let length = 0;
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (length < 600 && texts.nextNode()) {
    const piece = texts.currentNode.nodeValue ?? '';
    pieces.push(piece);
    length += piece.length;
  }
  return plainText(pieces.join(' '));
}

/** The headlines of the main content. */
export function headlineBlocks(evidence: PageEvidence): TextBlock[] {
  return evidence.blocks.filter((block) => block.isHeading && block.zone !== 'chrome' && block.words <= 25);
}

/** Running text: long lines, and shorter ones without links; not in dialogs, forms or menus. */
export function proseBlocks(evidence: PageEvidence): TextBlock[] {
  return evidence.blocks.filter((block) => block.zone === 'main' && !block.isInForm && isProse(block));
}

function isProse({ words, isHeading, element }: TextBlock): boolean {
  return words >= 12 || (words >= 5 && !isHeading && !element.querySelector('a, button'));
}

export function countBlockWords(blocks: readonly TextBlock[]): number {
  return blocks.reduce((sum, block) => sum + block.words, 0);
}
