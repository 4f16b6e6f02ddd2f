import type { OpenedPart } from '@/domain/change';
import { oneLine } from '../one-line';

const mostLines = 16;
const mostRows = 3;
/** Controls of one kind ("Save …" in every row) are redundant after a few. */
const mostOfKind = 5;
const longestLine = 140;

/**
 * New or removed lines of the page, most informative first: headings, counts, current items, then controls, then a few rows. `count`: the
 * total. `told`: parts that opened or closed, whose lines are not repeated.
 */
export function pageLines(
  what: 'new' | 'gone',
  lines: readonly string[],
  { count, told }: { count: number; told: readonly OpenedPart[] },
): string[] {
  if (count === 0) return [];
  const left = lines.filter((line) => !told.some((part) => isTold(line, part)));
  const shown = withFewOfKind(left.toSorted((one, other) => weightOf(one) - weightOf(other))).slice(0, mostLines);
  const which = shown.length === count ? ':' : shown.length > 0 ? `, among them:` : '';
  return [
    `- ${count} lines of the page are ${what}${which}`,
    ...shown.map((line) => `    ${oneLine(line, longestLine)}`),
  ];
}

/** Lower comes first. */
function weightOf(line: string): number {
  const words = line.trim();
  if (isRow(words)) return 3;
  if (/^heading\b|\((?:[^()]*, )?current\b/.test(words)) return 0;
  return /^"/.test(words) ? 1 : 2;
}

/** `row Title | Company`, `3 [CLICK] "Title" | …`. */
function isRow(words: string): boolean {
  return /^(?:row\b|\d+ (?=\[|"))/.test(words);
}

function withFewOfKind(lines: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return lines.filter((line) => {
    const words = line.trim();
    const kind = isRow(words) ? 'row' : (/^(?:\[[A-Z]+\])? ?[a-z]*/.exec(words)?.[0] ?? '');
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= (kind === 'row' ? mostRows : mostOfKind);
  });
}

/** Whether a line's words are a part's name, or are at the start of its text. */
function isTold(line: string, { name, text }: OpenedPart): boolean {
  const said = /"([^"]+)"/.exec(line)?.[1];
  return said === undefined ? /^\s*[a-z]+$/.test(line) : said === name || text.includes(said);
}
