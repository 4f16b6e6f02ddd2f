import { cutAtWord } from '@/domain/cut-text';

const encoder = new TextEncoder();

/** Lengths that lines are cut to, one after the other, until all of them fit. Characters. */
const lengths = [Number.POSITIVE_INFINITY, 600, 300, 160];

/**
 * The lines of a text with their numbers, from 1; empty ones are left out, and keep their number. Where they do not fit, long
 * lines are cut short, and then lines from the middle left out, which is said: what is above and below a description tells most.
 * `bytes`: of UTF-8.
 */
export function numberedLines(text: string, bytes: number): string {
  const lines = text
    .split('\n')
    .map((line, place) => ({ number: place + 1, line: line.trim() }))
    .filter(({ line }) => line !== '');
  const printed = lengths.map((length) => lines.map(({ number, line }) => `${number}: ${cutAtWord(line, length)}`));
  const fitting = printed.find((each) => sizeOf(each) <= bytes);
  return (fitting ?? withoutMiddle(printed.at(-1) ?? [], bytes)).join('\n');
}

function sizeOf(lines: readonly string[]): number {
  return lines.reduce((size, line) => size + bytesOf(line), 0);
}

/** With its end. */
function bytesOf(line: string): number {
  return encoder.encode(line).length + 1;
}

/** Two thirds of the room for the beginning, one for the end. */
function withoutMiddle(lines: readonly string[], bytes: number): string[] {
  const start = countFitting(lines, (bytes * 2) / 3);
  const rest = lines.slice(start);
  const end = countFitting(rest.toReversed(), bytes / 3);
  const left = rest.length - end;
  return [...lines.slice(0, start), `… ${left} lines left out`, ...rest.slice(left)];
}

function countFitting(lines: readonly string[], bytes: number): number {
  let left = bytes;
  const end = lines.findIndex((line) => {
    left -= bytesOf(line);
    return left < 0;
  });
  return end === -1 ? lines.length : end;
}
