import { type DateRange, dateRangeIn } from './date-range';
import { bullet } from './split-sections';

/** One employer or school of a section. */
export interface DatedEntry {
  dates: DateRange | null;
  /** The lines that say who and what, without dates. */
  head: string[];
  /** What was done there. */
  points: string[];
}

/** Longer lines are prose. */
const longestHead = 110;

/** The entries of a section: each surrounds one line with a date. */
export function datedEntries(lines: readonly string[]): DatedEntry[] {
  const dated = lines.flatMap((line, index) => (isDateLine(line) ? [index] : []));
  if (dated.length === 0) return blocksOf(lines).map(entryOfBlock);
  const begins = dated.map((index, number) => headBegin(lines, index, (dated[number - 1] ?? -1) + 1));
  return begins.map((begin, number) => {
    const end = begins[number + 1] ?? lines.length;
    return entryOf(lines.slice(begin, end), (dated[number] ?? begin) - begin);
  });
}

function isDateLine(line: string): boolean {
  if (bullet.test(line) || line.length > longestHead) return false;
  const range = dateRangeIn(line);
  // In running text a year may be part of a name; at an end of the line it is a date.
  return (
    range !== null && (range.start !== undefined || range.index === 0 || range.index + range.length >= line.length - 1)
  );
}

/** Where the entry with dates in this line starts: at most two lines above, which cannot be the end of the previous one. */
function headBegin(lines: readonly string[], dateLine: number, earliest: number): number {
  let begin = dateLine;
  while (begin > earliest && dateLine - begin < 2 && isHead(lines[begin - 1] ?? '')) begin -= 1;
  return begin;
}

/** Company names may end with a point; anything else that does is a sentence. */
const abbreviation =
  /(?<!\p{L})(?:Inc|Corp|Ltd|Co|L\.?P|S\.?L|S\.?A|B\.?V|N\.?V|S\.?r\.?l|S\.?p\.?A|e\.?\s?V|Jr|Sr)\.$/u;

function isHead(line: string): boolean {
  if (line.length < 2 || line.length > longestHead || bullet.test(line)) return false;
  return /^[\p{Lu}\p{N}"“„]/u.test(line) && (!/[.;:!?]$/.test(line) || abbreviation.test(line));
}

function entryOf(lines: readonly string[], dateLine: number): DatedEntry {
  const line = lines[dateLine] ?? '';
  const dates = dateRangeIn(line);
  const rest = dates ? `${line.slice(0, dates.index)}\t${line.slice(dates.index + dates.length)}` : line;
  const before = lines.slice(0, dateLine);
  const after = lines.slice(dateLine + 1);
  const named = [...before, rest].filter((text) => /\p{L}{2}/u.test(text)).length;
  const headAfter = after.findIndex((text, index) => !isHead(text) || named + index >= 2);
  const taken = headAfter === -1 ? Math.min(after.length, Math.max(0, 2 - named)) : headAfter;
  return {
    dates,
    head: [...before, rest, ...after.slice(0, taken)].filter((text) => /\p{L}/u.test(text)),
    points: pointsOf(after.slice(taken)),
  };
}

/** A line that continues the previous one belongs to its point. */
function pointsOf(lines: readonly string[]): string[] {
  const points: string[] = [];
  let isOpen = false;
  for (const line of lines) {
    const text = line.replace(bullet, '').replaceAll('\t', ' ').trim();
    if (!text) isOpen = false;
    else if (isOpen && !bullet.test(line)) points.push(`${points.pop() ?? ''} ${text}`);
    else points.push(text);
    if (text) isOpen = true;
  }
  return points;
}

function blocksOf(lines: readonly string[]): string[][] {
  const blocks: string[][] = [[]];
  for (const line of lines) {
    if (line) blocks.at(-1)?.push(line);
    else if (blocks.at(-1)?.length) blocks.push([]);
  }
  return blocks.filter((block) => block.length > 0);
}

function entryOfBlock(block: readonly string[]): DatedEntry {
  const head = block.findIndex((line, index) => index === 2 || !isHead(line));
  const length = head === -1 ? Math.min(block.length, 2) : Math.max(head, 1);
  return { dates: null, head: block.slice(0, length), points: pointsOf(block.slice(length)) };
}
