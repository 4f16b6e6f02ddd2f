import { collapseWhitespace } from '@/language/fold/collapse-whitespace';
import { isDescriptionHeading, isOtherContentHeading } from '@/language/words/jobs/posting-section-words';
import { linkMark, withoutLinkMarks } from './link-marks';
import type { LineLink, LinePiece, PostingLine } from './posting-line';

export interface NumberedLink extends LineLink {
  number: number;
}

/** A line of a numbered text. It has words and links; nothing tells of its markup or its looks, but known headings show themselves. */
export interface NumberedLine extends PostingLine {
  /** From 1, empty lines counted. */
  number: number;
  links: readonly NumberedLink[];
}

/** The lines that a numbered text was rendered from, as far as it tells. */
export function parseNumberedText({ text, links }: { text: string; links: readonly NumberedLink[] }): NumberedLine[] {
  const urls = new Map(links.map(({ number, url }) => [number, url]));
  return text
    .split('\n')
    .map((line, index) => parsedLine(line, index + 1, urls))
    .filter((line) => line.text !== '');
}

function parsedLine(line: string, number: number, urls: ReadonlyMap<number, string>): NumberedLine {
  const text = collapseWhitespace(withoutLinkMarks(line));
  const pieces = piecesIn(line, urls);
  const linked = pieces.filter(({ isLink }) => isLink);
  return {
    number,
    text,
    pieces,
    links: linked.flatMap(({ url, ...link }) => (url === null ? [] : [{ text: link.text, url, number: link.number }])),
    element: null,
    headingLevel: isDescriptionHeading(text) || isOtherContentHeading(text) ? 2 : 0,
    isListItem: false,
    linkLength: linked.reduce((sum, piece) => sum + piece.text.length, 0),
    controlLength: 0,
    surroundings: 'content',
  };
}

/** The texts between the links, and the links' words. */
function piecesIn(line: string, urls: ReadonlyMap<number, string>): (LinePiece & { number: number })[] {
  // Split by a pattern with groups: a text, a number, the words of that link, the next text.
  const parts = line.split(linkMark);
  return parts.flatMap((part = '', index) => {
    const text = collapseWhitespace(part);
    if (index % 3 === 1 || text === '') return [];
    const isLink = index % 3 === 2;
    const number = isLink ? Number(parts[index - 1]) : 0;
    return [{ text, isLink, number, url: urls.get(number) ?? null, isControl: false, element: null }];
  });
}
