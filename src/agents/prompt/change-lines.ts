import type { Change, ListChange, OpenedPart } from '@/domain/page/page-change';
import { quoted, toOneLine } from './quote-in-prompt';

const mostParts = 5;

const mostValues = 10;

const longestText = 240;

/** A change, one line per difference, bounded however many there are: summaries first. */
export function changeLines(change: Change): string[] {
  const { opened, closed } = change;
  const lines = [
    ...(change.isNewDocument ? ['- another document was loaded'] : []),
    ...opened.slice(0, mostParts).map((part) => `- opened: ${openedWords(part)}`),
    ...closed.slice(0, mostParts).map((part) => `- closed: ${closedWords(part)}`),
    ...change.lists.slice(0, mostParts).map(listLine),
    ...change.values
      .slice(0, mostValues)
      .map(({ name, before, after }) => `- ${quoted(name, 60)}: ${quoted(before, 60)} became ${quoted(after, 60)}`),
    ...change.openedTabs
      .slice(0, mostParts)
      .map((url) => `- a new tab opened, closed again by us: ${toOneLine(url, 200)}`),
    ...pageLines('new', change.added, { count: change.addedCount, told: opened }),
    ...pageLines('gone', change.removed, { count: change.removedCount, told: closed }),
    ...(change.screen === null
      ? []
      : [`- share of the screen that looks different: ${Math.round(change.screen * 100)} %`]),
  ];
  return lines.length === 0 ? ['- nothing'] : lines;
}

function openedWords(part: OpenedPart): string {
  return `${roleAndName(part)}, ${part.controls} controls, ${part.fields} of them fields: ${quoted(part.text, longestText)}`;
}

/** Its content was described when it opened. */
function closedWords(part: OpenedPart): string {
  return part.name === '' ? `${roleAndName(part)} with ${quoted(part.text, 60)}` : roleAndName(part);
}

function roleAndName({ role, name }: OpenedPart): string {
  return `${toOneLine(role ?? 'part', 20)}${name === '' ? '' : ` ${quoted(name, 80)}`}`;
}

function listLine({ name, rowsBefore, rowsAfter, newRows, goneRows }: ListChange): string {
  const named = name === '' ? '' : ` ${quoted(name, 60)}`;
  return `- list${named}: ${rowsBefore} rows before, ${rowsAfter} after, ${newRows} new, ${goneRows} gone`;
}

const mostLines = 16;

const mostRows = 3;

/** Controls of one kind ("Save …" in every row) are redundant after a few. */
const mostOfKind = 5;

const longestLine = 140;

/**
 * New or removed lines of the page, most informative first: headings, counts, current items, then controls, then a few rows. `count`: the
 * total. `told`: parts that opened or closed, whose lines are not repeated.
 */
function pageLines(
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
    ...shown.map((line) => `    ${toOneLine(line, longestLine)}`),
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
