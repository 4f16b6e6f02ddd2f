import { toVisibleLine } from '@/language/fold/visible-one-line';
import type { NumberedLink } from './parse-numbered-text';
import type { LineLink, PostingLine } from './posting-line';

export interface PlacedLink extends LineLink {
  /** Where its words begin in the line's text. */
  start: number;
  /** It began on a line above. */
  isContinued: boolean;
}

interface LineWithPlacedLinks extends PostingLine {
  links: readonly PlacedLink[];
}

/** Further links keep their words but get no number. */
const mostLinks = 100;
const longestLink = 200;

/** The lines as text, with links as `[3 Apply]`. A link around several lines gets its number on the first. */
export function renderNumberedText(lines: readonly LineWithPlacedLinks[]): { lines: string[]; links: NumberedLink[] } {
  const links: NumberedLink[] = [];
  return { lines: lines.map(rendered), links };

  function rendered({ text, links: own }: LineWithPlacedLinks): string {
    let line = '';
    let end = 0;
    for (const { text: words, url, start, isContinued } of own) {
      if (isContinued) continue;
      line += `${withoutMarks(text.slice(end, start))} ${numbered(withoutMarks(words), url)} `;
      end = start + words.length;
    }
    return toVisibleLine(line + withoutMarks(text.slice(end)));
  }

  function numbered(text: string, url: string): string {
    const known = links.find((link) => link.url === url && link.text === text);
    if (known) return `[${known.number} ${text}]`;
    if (links.length >= mostLinks) return text;
    const number = links.length + 1;
    links.push({ number, text: text.slice(0, longestLink), url });
    return `[${number} ${text}]`;
  }
}

/** Page text must not look like a link number. */
function withoutMarks(text: string): string {
  return text.replace(/\[(?=\s*\d)/g, '(');
}
