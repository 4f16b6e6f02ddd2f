import type { ExtractorInput } from '@/agents/extractor/extractor';
import { linkNumbersIn, withoutLinkMarks } from '@/agents/extractor/read-report';
import { isSalaryText } from '@/jobs/text-kind/salary-text';
import { foldSpace } from '@/language/fold/collapse-whitespace';

export type Link = ExtractorInput['links'][number];

/** One line of the text as shown, with its links. */
export interface Line {
  /** From 1. */
  number: number;
  text: string;
  links: Link[];
}

export function linesOf({ text, links }: Pick<ExtractorInput, 'text' | 'links'>): Line[] {
  return text
    .split('\n')
    .map((line, place) => {
      const numbers = linkNumbersIn(line);
      const own = links.filter(({ number }) => numbers.includes(number));
      return { number: place + 1, text: foldSpace(withoutLinkMarks(line)), links: own };
    })
    .filter(({ text: words }) => words !== '');
}

/** Separate short texts: lines, or their parts between dots, bars and dashes; amounts contain dashes of their own. */
export function piecesOf(lines: readonly Line[]): string[] {
  return lines
    .flatMap(({ text }) => text.split(/(?:(?<!\s)\s+)?[·•|]\s*/))
    .flatMap((part) => (isSalaryText(part) ? [part] : part.split(/\s[–—]\s/)))
    .filter((part) => part !== '');
}
