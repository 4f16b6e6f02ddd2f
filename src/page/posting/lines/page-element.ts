import type { LineElement, LinePiece, PostingLine } from '@/jobs/posting/posting-line';
import type { PlacedLink } from '@/jobs/posting/render-numbered-text';
import type { MarkupNamedField } from '@/language/words/jobs/markup-field-names';
import { hasNameWord, isNamedAfter } from '@/page/dom/tree/element-tokens';
import { hasMapPin } from '@/page/dom/tree/map-pin';
import { headsItsRow } from './row-heads';

/** A line of the page: for what is learned, its elements are kept. */
export interface PageLine extends PostingLine {
  pieces: (LinePiece & { element: PageElement })[];
  element: PageElement;
  links: PlacedLink[];
}

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
    return this.node.matches('dd, td, [role=cell], [role=gridcell]');
  }

  get isTerm(): boolean {
    const cell = this.node.closest('dt, th, td, [role=cell], [role=gridcell], [role=rowheader]');
    return cell !== null && (cell.matches('dt, th, [role=rowheader]') || headsItsRow(cell));
  }

  get isAddress(): boolean {
    return this.node.closest('address') !== null;
  }

  get hasPin(): boolean | null {
    return hasMapPin(this.node);
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
