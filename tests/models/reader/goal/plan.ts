import type { ToolCall } from '../explorer-ways.ts';
import { type AskedGoal, readGoal } from './goal-words.ts';
import { fencedParts, lineOf } from './prompt.ts';

interface Draft {
  intent: string;
  description: string;
  target: string;
  input: string | null;
  expected: string;
  check: Record<string, unknown> | null;
}

const unchecked = null;
const check = (kind: string, more: Record<string, unknown> = {}) => ({
  kind,
  name: '',
  value: '',
  count: 0,
  section: null,
  ...more,
});

/** Plans from the goal's words and what the page is about; closes with what was put aside. */
export function plan(text: string): ToolCall {
  const parts = fencedParts(text);
  const goal = readGoal(lineOf(text, 'Goal'));
  const past = [...(parts.get('steps so far') ?? '').matchAll(/^(\S+) (\w+): (.*?) → (\w+)/gm)].map(
    ([, id = '', intent = '', description = '', status = '']) => ({ id, intent, description, status }),
  );
  const done = past.filter(({ status }) => status === 'success');
  if (/^All steps are done/m.test(text)) return close(goal, parts, done.length);
  const failure = parts.get('failure');
  const left = Number(/New plans left: (\d+)/.exec(text)?.[1] ?? 0);
  if (failure !== undefined && left === 0) return giveUp(failure);
  const drafts = failure === undefined ? draftsFor(goal) : draftsAfter(goal, past, failure);
  if (drafts.length === 0) return giveUp(failure ?? 'I see no way to do that here.');
  return { tool: 'plan_steps', input: { steps: numbered(drafts, past.length), answer_when_done: null } };
}

function numbered(drafts: readonly Draft[], from: number): Record<string, unknown>[] {
  return drafts.map((draft, index) => ({
    id: `s${from + index + 1}`,
    intent: draft.intent,
    description: draft.description,
    target_concept: draft.target,
    input_data: draft.input,
    expected_outcome: draft.expected,
    check: draft.check,
    dependencies: index === 0 ? [] : [`s${from + index}`],
    priority: drafts.length - index,
  }));
}

const sortWords = { cheap: 'Lowest price first', dear: 'Highest price first', best: 'Best rated first' };

function draftsFor(goal: AskedGoal): Draft[] {
  return [
    ...signIn(goal),
    ...search(goal),
    ...narrow(goal),
    ...order(goal),
    ...open(goal),
    ...read(goal),
    ...basket(goal),
    ...change(goal),
  ];
}

/** Another way to what is still missing: what a filter or an order would do can be done by reading. */
function draftsAfter(
  goal: AskedGoal,
  past: readonly { intent: string; status: string; description: string }[],
  failure: string,
): Draft[] {
  const was = (intent: string) => past.some((step) => step.intent === intent && step.status === 'success');
  const times = past.filter(({ status }) => status === 'failure').length;
  if (times > 2 || /user (?:said no|does not)|sign in|empty|is not here/i.test(failure)) return [];
  // What the filter would do can be done by reading; what the order would do cannot.
  if (/^failed: Order/m.test(failure)) return [];
  if (/^failed: Show only/m.test(failure)) return [...order(goal), ...open(goal), ...read(goal), ...basket(goal)];
  if (/^failed: Look whether/m.test(failure)) return [];
  const rest = draftsFor(goal);
  return rest.filter(
    ({ intent }) => !(intent === 'search' && was('search')) && !(intent === 'authenticate' && was('authenticate')),
  );
}

function signIn({ signsIn }: AskedGoal): Draft[] {
  return signsIn
    ? [
        {
          intent: 'authenticate',
          description: 'Sign in with {{user}} and {{password}}',
          target: 'the sign-in',
          input: '{{user}} {{password}}',
          expected: 'The page of the account is shown',
          check: unchecked,
        },
      ]
    : [];
}

function search({ things, wantsJobs }: AskedGoal): Draft[] {
  if (things === '') return [];
  return [
    {
      intent: 'search',
      description: `Search for ${things}`,
      target: 'the search',
      input: things,
      expected: `Results for ${things} are listed`,
      check: wantsJobs ? unchecked : check('url-contains', { value: things }),
    },
  ];
}

function narrow({ most }: AskedGoal): Draft[] {
  return most === null
    ? []
    : [
        {
          intent: 'filter',
          description: `Show only what costs at most ${most}`,
          target: 'the price filter',
          input: `at most ${most}`,
          expected: `Only things that cost at most ${most} are listed`,
          check: check('rows-changed'),
        },
      ];
}

function order({ order: wanted }: AskedGoal): Draft[] {
  return wanted === null
    ? []
    : [
        {
          intent: 'filter',
          description: `Order by ${sortWords[wanted]}`,
          target: 'the order of the list',
          input: sortWords[wanted],
          expected: `The list begins as ${sortWords[wanted]} says`,
          check: check('rows-changed'),
        },
      ];
}

function open(goal: AskedGoal): Draft[] {
  return goal.wantsDetails || goal.wantsBasket
    ? [
        {
          intent: 'navigate',
          description: 'Open the first result',
          target: 'the first result',
          input: goal.most === null ? null : `at most ${goal.most}`,
          expected: 'The page of that thing is shown',
          check: unchecked,
        },
      ]
    : [];
}

function read({ wantsList, count, most, wantsDetails, wantsBasket, things }: AskedGoal): Draft[] {
  if (wantsDetails && !wantsBasket)
    return [
      {
        intent: 'extract',
        description: 'Read title, price and brand of the thing',
        target: 'the thing',
        input: null,
        expected: 'Its title, price and brand are put aside',
        check: check('items-at-least', { count: 1 }),
      },
    ];
  if (!wantsList || wantsBasket) return [];
  const limit = most === null ? '' : ` that cost at most ${most}`;
  return [
    {
      intent: 'extract',
      description: `Read the first ${count} ${things || 'results'}${limit}`,
      target: 'the results',
      input: String(count),
      expected: `${count} results${limit} are put aside`,
      check: check('items-at-least', { count: 1 }),
    },
  ];
}

function basket({ wantsBasket }: AskedGoal): Draft[] {
  if (!wantsBasket) return [];
  return [
    {
      intent: 'interact',
      description: 'Put it into the basket',
      target: 'what adds it to the basket',
      input: 'Add to basket',
      expected: 'The basket holds one thing more',
      check: unchecked,
    },
    {
      intent: 'verify',
      description: 'Look whether it lies in the basket',
      target: 'the basket',
      input: 'Basket',
      expected: 'The basket lists it',
      check: unchecked,
    },
  ];
}

function change({ sets }: AskedGoal): Draft[] {
  if (sets.length === 0) return [];
  const fields = sets.map(
    ({ name, value }): Draft => ({
      intent: 'interact',
      description: `Set ${name} to “${value}”`,
      target: name,
      input: value,
      expected: `${name} holds “${value}”`,
      check: check('field-holds', { name, value }),
    }),
  );
  const [first] = sets;
  return [
    ...fields,
    {
      intent: 'interact',
      description: 'Save the changes and confirm',
      target: 'what saves',
      input: 'Save',
      expected: 'The page says that it was saved',
      check: unchecked,
    },
    {
      intent: 'verify',
      description: `Look whether ${first?.name} is saved`,
      target: 'the page of the account, loaded again',
      input: first?.value ?? '',
      expected: `${first?.name} holds “${first?.value}”`,
      check: check('field-holds', { name: first?.name ?? '', value: first?.value ?? '' }),
    },
  ];
}

function close(goal: AskedGoal, parts: Map<string, string>, done: number): ToolCall {
  const items = [...(parts.get('items') ?? '').matchAll(/^(\d+)\. \S+: (.*)$/gm)];
  const texts = items.map(([, , fields = '']) => fields.replaceAll('"', ''));
  const answer = texts.length > 0 ? texts.join('\n') : 'It is done.';
  const isDone = done > 0 && (items.length > 0 || !goal.wantsList || goal.wantsBasket || goal.sets.length > 0);
  return {
    tool: 'report_answer',
    input: { is_done: isDone, answer, items: items.map(([, number]) => Number(number)) },
  };
}

function giveUp(why: string): ToolCall {
  const reason = /^why: (.*)$/m.exec(why)?.[1] ?? why;
  return { tool: 'give_up', input: { reason: reason.slice(0, 300) } };
}
