import { cutAtWord } from '@/domain/cut-text';

const encoder = new TextEncoder();

/** UTF-8 bytes a token, in the languages that need the most tokens (Polish, Japanese); English has more than four. */
const bytesAToken = 2.6;
/** The number of a line, what stands around it, and the end of the line. */
const tokensALine = 4;

/** Lengths that lines are cut to, one after the other, until all of them fit. Characters. */
const lengths = [Number.POSITIVE_INFINITY, 600, 300, 160];

/**
 * The lines of a text with their numbers, from 1; empty ones are left out, and keep their number. Where they do not fit, long
 * lines are cut short, and then lines from the middle left out, which is said: what is above and below a description tells most.
 * `tokens`: about so many, rather fewer.
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

/** Two thirds of the room for the beginning, one for the end. */
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
