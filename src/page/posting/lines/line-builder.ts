import { toVisibleLine } from '@/language/fold/visible-one-line';
import type { Line, LinePiece, Surroundings } from './line';

/** How text at a place in the page is to be understood. */
export interface TextContext {
  block: Element;
  headingLevel: number;
  isListItem: boolean;
  isLink: boolean;
  isControl: boolean;
  surroundings: Surroundings;
}

/** Joins runs of text into lines. */
export class LineBuilder {
  readonly lines: Line[] = [];
  private runs: LinePiece[] = [];
  private context: TextContext | null = null;
  private linkLength = 0;
  private controlLength = 0;

  add(text: string, element: Element, context: TextContext): void {
    if (!text.trim() && this.runs.length === 0) return;
    if (text.trim()) this.context ??= context;
    const last = this.runs.at(-1);
    if (last && (last.element === element || !text.trim())) last.text += text;
    else this.runs.push({ text, element });
    const length = toVisibleLine(text).length;
    if (context.isLink) this.linkLength += length;
    if (context.isControl) this.controlLength += length;
  }

  endLine(): void {
    const text = toVisibleLine(this.runs.map((run) => run.text).join(''));
    if (text && this.context) {
      const { block, headingLevel, isListItem, surroundings } = this.context;
      const pieces = this.runs.map((run) => ({ ...run, text: toVisibleLine(run.text) })).filter((piece) => piece.text);
      const { linkLength, controlLength } = this;
      this.lines.push({ text, pieces, block, headingLevel, isListItem, linkLength, controlLength, surroundings });
    }
    this.runs = [];
    this.context = null;
    this.linkLength = 0;
    this.controlLength = 0;
  }
}
