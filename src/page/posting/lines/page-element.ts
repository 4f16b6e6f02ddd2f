import type { LineElement, LinePiece, PostingLine } from '@/jobs/posting/posting-line';
import type { PlacedLink } from '@/jobs/posting/render-numbered-text';
import type { MarkupNamedField } from '@/language/words/jobs/markup-field-names';
import { hasNameWord, isNamedAfter } from '@/page/dom/tree/element-tokens';

/** A line of the page: for what is learned, its elements are kept. */
export interface PageLine extends PostingLine {
  pieces: (LinePiece & { element: PageElement })[];
  element: PageElement;
  links: PlacedLink[];
}

/** Names of location icons. */
const pinNames = ['location', 'map', 'marker', 'pin', 'geo', 'place'];
const picture = 'svg, i, img, use';

/** Looked at only when a reader asks: most lines never are. */
export class PageElement implements LineElement {
  constructor(
    readonly node: Element,
    readonly outer: PageElement | null,
  ) {}

  get fontSize(): number {
    return Number.parseFloat(getComputedStyle(this.node).fontSize) || 16;
  }

  get isCell(): boolean {
    return this.node.matches('dd, td');
  }

  get isTerm(): boolean {
    return this.node.matches('dt, th');
  }

  get isAddress(): boolean {
    return this.node.closest('address') !== null;
  }

  get hasPin(): boolean | null {
    const pictures = Array.from(this.node.querySelectorAll(picture));
    return pictures.length === 0 ? null : pictures.slice(0, 4).some(isPin);
  }

  get datetime(): string | null {
    return this.node.closest('time[datetime]')?.getAttribute('datetime') ?? null;
  }

  get isNamedDescription(): boolean {
    return hasNameWord(this.node, 'description');
  }

  isNamedAfter(field: MarkupNamedField): boolean {
    return isNamedAfter(this.node, field);
  }
}

function isPin(element: Element): boolean {
  if (hasNameWord(element, ...pinNames)) return true;
  const words = ['alt', 'aria-label', 'href']
    .map((name) => element.getAttribute(name) ?? '')
    .join(' ')
    .toLowerCase();
  return words.split(/[^\p{L}]+/u).some((word) => pinNames.includes(word));
}
