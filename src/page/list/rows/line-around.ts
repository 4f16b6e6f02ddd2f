import { collapseWhitespace } from '@/language/fold/collapse-whitespace';

/** What ends a part of running text. */
const partEnds = 'hr, p, div, ul, ol, table, h1, h2, h3, h4, h5, h6';

/** What stands before a row in its line of running text: bare words, without an element of their own. */
export function textBefore(row: Element): string {
  const texts: string[] = [];
  for (let at = row.previousSibling; at && !(isBreak(at) || endsRow(at, row)); at = at.previousSibling)
    texts.unshift(at.textContent ?? '');
  return lineOf(texts);
}

/** The bare words behind a row, up to the next: those of its own line, then those of each further line. */
export function linesBehind(row: Element): string[] {
  const lines: string[][] = [[]];
  for (let at = row.nextSibling; at && !endsRow(at, row); at = at.nextSibling) {
    if (isBreak(at)) lines.push([]);
    else lines.at(-1)?.push(at.textContent ?? '');
  }
  return lines.map(lineOf);
}

const isBreak = (node: Node): boolean => node instanceof HTMLBRElement;

function endsRow(node: Node, row: Element): boolean {
  return node instanceof Element && (node.localName === row.localName || node.matches(partEnds));
}

const lineOf = (texts: readonly string[]): string => collapseWhitespace(texts.join(''));
