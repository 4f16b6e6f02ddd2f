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
      if (/A program found: the rows of the list are the same/.test(text)) return judgeSameRows(input, after);
      return changes !== ''
        ? verdict(true, changes.split('\n')[0] ?? '', '')
        : verdict(false, '', 'The list is the same as before.');
    case 'navigate':
      return address(before) !== address(after) && !/results: /.test(after)
        ? verdict(true, `now at ${address(after)}`, '')
        : verdict(false, '', 'The page of one thing is not shown.');
    case 'extract':
      return judgeExtract(aside, description);
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

/** All rows may fit already: the page then has to show that the filter is set. */
function judgeSameRows(input: string, after: string): ToolCall {
  const amount = /\d+/.exec(input)?.[0];
  const shown =
    amount === undefined ? undefined : new RegExp(`(?:upto|max|to)=${amount}\\b|"${amount}"`).exec(after)?.[0];
  return shown ? verdict(true, `the page shows ${shown}`, '') : verdict(false, '', 'The rows are the same as before.');
}

function judgeExtract(aside: string, description: string): ToolCall {
  const limit = Number(/at most (\d+)/.exec(description)?.[1] ?? Number.POSITIVE_INFINITY);
  const prices = [...aside.matchAll(/price "\$?([\d.]+)/g)].map(([, price]) => Number(price));
  if (aside === '') return verdict(false, '', 'Nothing was put aside.');
  if (prices.some((price) => price > limit)) return verdict(false, '', 'Something costs more than allowed.');
  return verdict(true, aside.split('\n')[0] ?? '', '');
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
