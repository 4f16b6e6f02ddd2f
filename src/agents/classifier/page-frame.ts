import { firstLines } from '../first-lines';
import { withoutRepeats } from './without-repeats';

/** UTF-8 bytes: about 1,200 tokens of a page. Its beginning and end show how it is built. */
const beginningBytes = 3_200;
const endBytes = 1_100;

const encoder = new TextEncoder();

/** A page text without refs and repetitions (rows, links of a kind), with its middle cut if it is long. */
export function pageFrame(text: string): string {
  const lines = withoutRepeats(text.replace(/\[(CLICK|TYPE|SELECT|UPLOAD): "[^"]*"\]/g, '[$1]').split('\n'));
  const end = lastLines(lines, endBytes);
  if (end.length === lines.length) return lines.join('\n');
  const beginning = lines.slice(0, lines.length - end.length).join('\n');
  return [firstLines(beginning, beginningBytes), ...end].join('\n');
}

function lastLines(lines: readonly string[], bytes: number): string[] {
  let left = bytes;
  const start = lines.findLastIndex((line) => {
    left -= encoder.encode(line).length + 1;
    return left < 0;
  });
  return lines.slice(start + 1);
}
