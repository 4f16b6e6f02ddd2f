import { cutAtWord } from '@/domain/cut-text';

const encoder = new TextEncoder();

/** UTF-8 bytes per token, in the languages that need the most tokens (Polish, Japanese); English has more than four. */
const bytesAToken = 2.6;
/** A line's number, the text around it, and the line ending. */
const tokensALine = 4;

/** Characters to which lines are cut, tried one after another until all lines fit. */
const lengths = [Number.POSITIVE_INFINITY, 600, 300, 160];

/**
 * A text's lines with their numbers, from 1; empty ones are left out, but count. If they do not fit, long lines are cut, then middle lines
 * left out, which is noted: what surrounds a description says most. `tokens`: approximate, rather fewer.
 */
export function numberedLines(text: string, tokens: number): string {
  const lines = text
    .split('\n')
    .map((line, place) => ({ number: place + 1, line: line.trim() }))
    .filter(({ line }) => line !== '');
  const printed = lengths.map((length) => lines.map(({ number, line }) => `${number}: ${cutAtWord(line, length)}`));
  const fitting = printed.find((each) => sizeOf(each) <= tokens);
  return (fitting ?? withoutMiddle(printed.at(-1) ?? [], tokens)).join('\n');
}

function sizeOf(lines: readonly string[]): number {
  return lines.reduce((size, line) => size + tokensOf(line), 0);
}

function tokensOf(line: string): number {
  return encoder.encode(line).length / bytesAToken + tokensALine;
}

/** Two thirds of the space for the beginning, one for the end. */
function withoutMiddle(lines: readonly string[], tokens: number): string[] {
  const start = countFitting(lines, (tokens * 2) / 3);
  const rest = lines.slice(start);
  const end = countFitting(rest.toReversed(), tokens / 3);
  const left = rest.length - end;
  return [...lines.slice(0, start), `… ${left} lines left out`, ...rest.slice(left)];
}

function countFitting(lines: readonly string[], tokens: number): number {
  let left = tokens;
  const end = lines.findIndex((line) => {
    left -= tokensOf(line);
    return left < 0;
  });
  return end === -1 ? lines.length : end;
}
