import type { Surroundings } from '@/jobs/posting/posting-line';
import type { PlacedLink } from '@/jobs/posting/render-numbered-text';
import { toVisibleLine } from '@/language/fold/visible-one-line';
import type { PageElement, PageLine } from './page-element';

/** A link that text stands in. */
export interface PageLink {
  url: string;
  /** Whether a line above has words of it. */
  hasWords: boolean;
}

/** How text at a place in the page is to be understood. */
export interface TextContext {
  block: PageElement;
  headingLevel: number;
  isListItem: boolean;
  isLink: boolean;
  /** Null if its address is none of the web. */
  link: PageLink | null;
  isControl: boolean;
  surroundings: Surroundings;
}

interface Run extends Pick<TextContext, 'isLink' | 'link' | 'isControl'> {
  text: string;
  element: PageElement;
}

/** Joins runs of text into lines. */
export class LineBuilder {
  readonly lines: PageLine[] = [];
  private runs: Run[] = [];
  private context: TextContext | null = null;
  private linkLength = 0;
  private controlLength = 0;
  /** Whether a comma in a line of its own came last: what follows goes on with the line before it. */
  private isOpen = false;

  add(text: string, element: PageElement, context: TextContext): void {
    if (!text.trim() && this.runs.length === 0) return;
    if (text.trim()) this.context ??= context;
    const { isLink, link, isControl } = context;
    const last = this.runs.at(-1);
    if (last && (last.element === element || !text.trim())) last.text += text;
    else this.runs.push({ text, element, isLink, link, isControl });
    const length = toVisibleLine(text).length;
    if (isLink) this.linkLength += length;
    if (isControl) this.controlLength += length;
  }

  /** Whether a link has had words so far. */
  hasWordsOf(link: PageLink): boolean {
    return link.hasWords || this.runs.some((run) => run.link === link && run.text.trim() !== '');
  }

  private take(line: PageLine): void {
    const before = this.lines.at(-1);
    const isComma = comma.test(line.text) && before?.surroundings === line.surroundings;
    if (before && this.isOpen && !isComma) this.lines.splice(-1, 1, joined(before, line));
    else if (!isComma) this.lines.push(line);
    this.isOpen = isComma;
  }

  endLine(): void {
    const text = toVisibleLine(this.runs.map((run) => run.text).join(''));
    if (text && this.context) {
      const { block, headingLevel, isListItem, surroundings } = this.context;
      const { linkLength, controlLength } = this;
      const pieces = this.runs.flatMap(pieceOf);
      const links = linksIn(this.runs);
      const element = block;
      const measures = { headingLevel, isListItem, linkLength, controlLength, surroundings };
      this.take({ text, pieces, links, element, ...measures });
    }
    this.runs = [];
    this.context = null;
    this.linkLength = 0;
    this.controlLength = 0;
  }
}

/** "Berlin" above "," above "Germany": boxes side by side that are one line to its reader. */
const comma = /^[,，、]$/;

function joined(before: PageLine, after: PageLine): PageLine {
  const start = before.text.length + 2;
  const last = before.pieces.at(-1);
  return {
    ...before,
    text: `${before.text}, ${after.text}`,
    pieces: [...before.pieces.slice(0, -1), ...(last ? [{ ...last, text: `${last.text},` }] : []), ...after.pieces],
    links: [...before.links, ...after.links.map((link) => ({ ...link, start: link.start + start }))],
    linkLength: before.linkLength + after.linkLength,
    controlLength: before.controlLength + after.controlLength,
  };
}

function pieceOf({ text, element, isLink, link, isControl }: Run): PageLine['pieces'] {
  const words = toVisibleLine(text);
  return words ? [{ text: words, element, isLink, isControl, url: link?.url ?? null }] : [];
}

/** The links of a line; several runs may be one. */
function linksIn(runs: readonly Run[]): PlacedLink[] {
  const links: PlacedLink[] = [];
  let before = '';
  let last: PageLink | null = null;
  for (const [index, { link, text }] of runs.entries()) {
    if (link && link !== last) {
      const end = runs.findIndex((run, at) => at > index && run.link !== link);
      const own = runs.slice(index, end === -1 ? undefined : end).map((run) => run.text);
      const words = toVisibleLine(own.join(''));
      if (words)
        links.push({ text: words, url: link.url, start: lengthBefore(before, text), isContinued: link.hasWords });
      if (words) link.hasWords = true;
    }
    last = link;
    before += text;
  }
  return links;
}

/** Where text begins in the line, white space before it counting once. */
function lengthBefore(before: string, text: string): number {
  const hasSpace = /\s$/.test(before) || /^\s/.test(text);
  const length = toVisibleLine(before).length;
  return length > 0 && hasSpace ? length + 1 : length;
}
