import type { ToolCall } from '../explorer-ways.ts';
import { fencedParts, readStep } from './prompt.ts';

/** The verdict on a step, from what its prompt shows of before and after. */
export function judge(text: string): ToolCall {
  const parts = fencedParts(text);
  const { intent, input, description } = readStep(text);
  const after = parts.get('page after') ?? parts.get('page before and after, the same') ?? '';
  const before = parts.get('page before') ?? after;
  const changes = parts.get('lines that came (+) and went (-)') ?? '';
  const aside = parts.get('put aside') ?? '';
  const failed = /Whoever did it says: cannot; (.*)$/m.exec(text)?.[1];
  if (failed !== undefined) return verdict(false, '', failed);
  if (/row: |results: /.test(after) === false && /no results|nothing found|not here/i.test(after + changes))
    return verdict(false, '', 'The page says that nothing was found.');
  switch (intent) {
    case 'search':
      return /results: /.test(after)
        ? verdict(true, lineWith(after, 'results: '), '')
        : verdict(false, '', 'No results are listed.');
    case 'filter':
      return judgeFilter(input, after);
    case 'navigate':
      return address(before) !== address(after) && !/results: /.test(after)
        ? verdict(true, `now at ${address(after)}`, '')
        : verdict(false, '', 'The page of one thing is not shown.');
    case 'extract':
      return judgeExtract(aside, description, `${after}\n${parts.get('what the page shows') ?? ''}`);
    case 'authenticate':
      return /sections: .*authentication/.test(after)
        ? verdict(false, '', 'The page still asks to sign in.')
        : verdict(true, lineWith(after, 'title: '), '');
    case 'verify':
      return judgeVerify(input, after, changes);
    default:
      return judgeInteract(description, after, changes);
  }
}

/** All rows may fit already, or lie in order: the page then has to show that the filter is set, and the rows that they are as asked. */
function judgeFilter(input: string, after: string): ToolCall {
  const amount = /\d+/.exec(input)?.[0];
  if (amount === undefined) return judgeOrder(input, after);
  const shown = new RegExp(`(?:upto|max|to)=${amount}\\b|"${amount}"`).exec(after)?.[0];
  return shown ? verdict(true, `the page shows ${shown}`, '') : verdict(false, '', 'The rows are the same as before.');
}

function judgeOrder(input: string, after: string): ToolCall {
  const rows = [...after.matchAll(/row: (.*)$/gm)].map(([, row = '']) => row);
  const numbers = rows.map((row) =>
    Number((/rated/i.test(input) ? /([\d.]+) of 5/ : /\$([\d.]+)/).exec(row)?.[1] ?? Number.NaN),
  );
  const isUp = /lowest/i.test(input);
  const isOrdered = numbers.every(
    (one, at) => at === 0 || (isUp ? one >= (numbers[at - 1] ?? 0) : one <= (numbers[at - 1] ?? 0)),
  );
  return rows.length > 0 && isOrdered
    ? verdict(true, rows[0] ?? '', '')
    : verdict(false, '', 'The rows are the same as before.');
}

/** As many as were asked for, or all there are; what a limit says has to show. */
function judgeExtract(aside: string, description: string, after: string): ToolCall {
  const lines = aside.split('\n').filter(Boolean);
  const limit = Number(/at most (\d+)/.exec(description)?.[1] ?? Number.POSITIVE_INFINITY);
  const asked = Number(/first (\d+)/.exec(description)?.[1] ?? 1);
  const prices = [...aside.matchAll(/price "\$?([\d.]+)/g)].map(([, price]) => Number(price));
  if (lines.length === 0) return verdict(false, '', 'Nothing was put aside.');
  if (prices.some((price) => price > limit)) return verdict(false, '', 'Something costs more than allowed.');
  if (limit !== Number.POSITIVE_INFINITY && prices.length < lines.length)
    return verdict(false, '', 'Of some nobody knows the price.');
  const isAll = new RegExp(`(?:headings: "|heading \\d "|results: )${lines.length}\\b`).test(after);
  if (lines.length < asked && !isAll) return verdict(false, '', `Only ${lines.length} of ${asked} were put aside.`);
  return verdict(true, lines[0] ?? '', '');
}

/** The basket shows a row, not only a word about itself. */
function judgeVerify(input: string, after: string, changes: string): ToolCall {
  if (input !== 'Basket') return verdict(false, '', 'Nothing shows whether it is so.');
  if (/is empty/i.test(after + changes)) return verdict(false, '', 'The basket is empty.');
  const held = /(\d+) in the basket/.exec(after + changes)?.[0];
  return held ? verdict(true, held, '') : verdict(false, '', 'The basket lists nothing.');
}

function judgeInteract(description: string, after: string, changes: string): ToolCall {
  if (/basket/.test(description)) {
    const [, count = '0'] = /\+ .*Basket \((\d+)\)/.exec(changes) ?? [];
    return Number(count) > 0
      ? verdict(true, `Basket (${count})`, '')
      : verdict(false, '', 'The number at the basket is as before.');
  }
  if (/^Save/.test(description)) {
    return /\bsaved\b/i.test(after + changes)
      ? verdict(true, 'the page says that it was saved', '')
      : verdict(false, '', 'Nothing says that it was saved.');
  }
  return changes === '' ? verdict(false, '', 'Nothing changed.') : verdict(true, changes.split('\n')[0] ?? '', '');
}

const address = (state: string): string => /^address: (.*)$/m.exec(state)?.[1] ?? '';

function lineWith(state: string, words: string): string {
  return state.split('\n').find((line) => line.includes(words)) ?? '';
}

function verdict(success: boolean, evidence: string, reason: string): ToolCall {
  return {
    tool: 'judge',
    input: {
      success,
      is_partial: false,
      confidence: success ? 0.9 : 0.8,
      evidence: evidence.slice(0, 250),
      reason: reason || evidence.slice(0, 200),
      suggestions: [],
    },
  };
}
