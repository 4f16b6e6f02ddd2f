import type { ExtractorInput } from '@/agents/extractor/extractor';
import { linkNumbersIn, withoutLinkMarks } from '@/agents/extractor/read-report';
import { isSalaryText } from '@/jobs/text-kind/salary-text';
import { collapseWhitespace } from '@/language/fold/collapse-whitespace';

export type LineLink = ExtractorInput['links'][number];

/** One line of the text as shown, with its links. */
export interface PostingLine {
  /** From 1. */
  number: number;
  text: string;
  links: LineLink[];
}

export function linesOf({ text, links }: Pick<ExtractorInput, 'text' | 'links'>): PostingLine[] {
  return text
    .split('\n')
    .map((line, place) => {
      const numbers = linkNumbersIn(line);
      const own = links.filter(({ number }) => numbers.includes(number));
      return { number: place + 1, text: collapseWhitespace(withoutLinkMarks(line)), links: own };
    })
    .filter(({ text: words }) => words !== '');
}

/** Separate short texts: lines, or their parts between dots, bars and dashes; amounts contain dashes of their own. */
export function shortTextsOf(lines: readonly PostingLine[]): string[] {
  return lines
    .flatMap(({ text }) => text.split(/(?:(?<!\s)\s+)?[·•|]\s*/))
    .flatMap((part) => (isSalaryText(part) ? [part] : part.split(/\s[–—]\s/)))
    .filter((part) => part !== '');
}
