import type { ToolCall } from '../explorer-ways.ts';
import { type Control, jobList, type PageText, type Row, readPage } from '../page-text.ts';
import { fencedParts, readStep, type ToldStep } from './prompt.ts';

type Action = Record<string, unknown>;

const action = (type: string, more: Action): Action => ({
  type,
  target: null,
  end: null,
  value: null,
  key: null,
  direction: null,
  ms: null,
  items: [],
  description: type,
  ...more,
});
const act = (...actions: Action[]): ToolCall => ({ tool: 'act', input: { actions, next: 'judge' } });
const done = (reason: string): ToolCall => ({ tool: 'done', input: { reason } });
const cannot = (reason: string): ToolCall => ({ tool: 'cannot', input: { reason } });
const press = ({ address }: { address: string }) => action('click', { target: address });

/** What is known at one turn: the step, the page, and what was done so far. */
interface Turn {
  step: ToldStep;
  page: PageText;
  past: string;
  collected: number;
  /** Addresses of what a program takes for rows. */
  guesses: string[];
}

/** One turn of the executor, decided from its prompt alone. */
export function execute(text: string): ToolCall {
  const parts = fencedParts(text);
  const turn: Turn = {
    step: readStep(text),
    page: readPage(parts.get('page') ?? ''),
    past: (parts.get('actions so far') ?? '').replace(/^GUESSES[^\n]*\n?/m, ''),
    guesses:
      /^GUESSES of a program: jobs ([^;\n]*)/m.exec(parts.get('actions so far') ?? '')?.[1]?.match(/[^,\s]+/g) ?? [],
    collected: Number(/^Put aside in this step: (\d+)/m.exec(text)?.[1] ?? 0),
  };
  switch (turn.step.intent) {
    case 'search':
      return search(turn);
    case 'filter':
      return filter(turn);
    case 'navigate':
      return open(turn);
    case 'extract':
      return extract(turn);
    case 'authenticate':
      return signIn(turn);
    case 'verify':
      return verify(turn);
    default:
      return interact(turn);
  }
}

function search({ page, step, past }: Turn): ToolCall {
  const field = page.controls.find(
    ({ action: how, role, name, within }) =>
      how === 'TYPE' &&
      (role === 'searchbox' || within.includes('search') || /search|find|keyword|what|title/i.test(name)),
  );
  if (!field) return cannot('There is no search field.');
  if (past.includes('press_key')) return done('The search was started.');
  const enter = action('press_key', { key: 'Enter' });
  return past.includes('fill') ? act(enter) : act(action('fill', { target: field.address, value: step.input }), enter);
}

function filter({ page, step, past }: Turn): ToolCall {
  const limit = /at most (\d+)/.exec(step.input)?.[1];
  if (limit === undefined) return choose(page, step.input, past);
  const field = page.controls.find(({ action: how, name }) => how === 'TYPE' && /highest|max|up to|most/i.test(name));
  const folds = ({ states }: Control) => states.includes('expanded') || states.includes('collapsed');
  const apply = page.controls.find(
    (control) => control.role === 'button' && /apply|filter|go\b/i.test(control.name) && !folds(control),
  );
  if (past.includes('fill'))
    return apply && !past.includes(`click "${apply.name}"`) ? act(press(apply)) : done('The limit was set.');
  if (field && apply) return act(action('fill', { target: field.address, value: limit }), press(apply));
  const opener = page.controls.find(({ name, states }) => /price|filter/i.test(name) && !states.includes('expanded'));
  return opener && !past.includes(`click "${opener.name}"`)
    ? act(press(opener))
    : cannot('There is no filter for the price.');
}

/** An option of a list, or a control of that name. */
function choose(page: PageText, label: string, past: string): ToolCall {
  if (past.includes('select')) return done('It was chosen.');
  const line = page.text.split('\n').find((one) => one.includes('[SELECT') && one.includes(`"${label}"`));
  const address = /\[SELECT: "([^"]+)"/.exec(line ?? '')?.[1];
  if (address !== undefined) return act(action('select', { target: address, value: label }));
  const control = page.controls.find(({ name }) => name.toLowerCase() === label.toLowerCase());
  return control ? act(press(control)) : cannot(`There is no “${label}”.`);
}

function open({ page, step, past, guesses }: Turn): ToolCall {
  if (/click .* → done, the page changed/.test(past)) return done('It was opened.');
  const limit = Number(/at most (\d+)/.exec(step.input)?.[1] ?? Number.POSITIVE_INFINITY);
  const row = rowsOf(page, guesses).find(({ texts }) => priceOf(texts) <= limit);
  return row && row.address !== '' ? act(press(row)) : cannot('There is no result to open.');
}

/** A price in what a row says; 0 where it names none. */
function priceOf(texts: readonly string[]): number {
  const price = texts.map((text) => /\$ ?(\d+(?:\.\d+)?)/.exec(text)?.[1]).find((text) => text !== undefined);
  return price === undefined ? 0 : Number(price);
}

function extract({ page, step, collected, past, guesses }: Turn): ToolCall {
  if (collected > 0) return done('It was read.');
  if (/title, price and brand/.test(step.description)) return readThing(page);
  const count = Number(step.input || 1);
  const limit = Number(/at most (\d+)/.exec(step.description)?.[1] ?? Number.POSITIVE_INFINITY);
  const rows = rowsOf(page, guesses).filter(({ texts }) => priceOf(texts) <= limit);
  if (rows.length === 0 && past === '') return act(action('scroll', { direction: 'down' }));
  if (rows.length === 0) return cannot('No result fits.');
  return act(action('extract', { target: 'L1', value: 'product', items: rows.slice(0, count).map(itemOf) }));
}

/** The rows of the list. Few rows are told as lines of their own: a link, and what is said below it up to the next one. */
function rowsOf(page: PageText, guesses: readonly string[]): Row[] {
  const listed = jobList(page)?.rows;
  if (listed) return listed.filter((row) => saysEnough(row, listed) && isLikeMost(row, listed, page.text));
  const lines = page.text.split('\n').map((line) => line.trim());
  const cards = lines.flatMap((line, at): Row[] => {
    const [, address = '', name = ''] = /^\[CLICK: "([^"]+)"\] (?:(?:link|button) )?"([^"]+)"/.exec(line) ?? [];
    const below = lines.slice(at + 1, at + 6);
    const end = below.findIndex((one) => !one.startsWith('"'));
    const texts = below.slice(0, end === -1 ? undefined : end).map((one) => one.replace(/^"|"$/g, ''));
    return address !== '' && (guesses.includes(address) || texts.length >= 2)
      ? [{ address, texts: [name, ...texts] }]
      : [];
  });
  // Rows are built alike: as the first that a program takes for one.
  const model = cards.find(({ address }) => guesses.includes(address));
  if (cards.length === 0) return headingRows(lines);
  if (!model) return cards;
  const differs = ({ texts }: Row) => Math.abs(texts.length - model.texts.length);
  return cards.filter((card) => differs(card) <= 1).toSorted((one, other) => differs(one) - differs(other));
}

/** Rows that nothing opens: headings of one level, each with texts below it. */
function headingRows(lines: readonly string[]): Row[] {
  const rows = lines.flatMap((line, at): Row[] => {
    const name = /^heading [2-6] "([^"]+)"$/.exec(line)?.[1];
    const below = lines.slice(at + 1, at + 6);
    const end = below.findIndex((one) => !one.startsWith('"'));
    const texts = below.slice(0, end === -1 ? undefined : end).map((one) => one.replace(/^"|"$/g, ''));
    return name !== undefined && texts.length >= 2 ? [{ address: '', texts: [name, ...texts] }] : [];
  });
  return rows.length >= 2 ? rows : [];
}

/** What says far less than the other rows stands between them, as an advert does. */
function saysEnough({ texts }: Row, all: readonly Row[]): boolean {
  const sizes = all.map((row) => row.texts.length).toSorted((one, other) => one - other);
  return texts.length * 2 > (sizes[Math.floor(sizes.length / 2)] ?? 0);
}

/** Rows that unfold, and one among them that does not: that one is something else. */
function isLikeMost(row: Row, all: readonly Row[], text: string): boolean {
  const lines = text.split('\n');
  const unfolds = ({ address }: Row) =>
    lines.some((line) => line.includes(`"${address}"]`) && line.includes('(collapsed)'));
  return all.filter(unfolds).length * 2 <= all.length || unfolds(row);
}

function itemOf({ texts, address }: Row): { field: string; value: string }[] {
  const price = texts.find((text) => /^\$ ?\d/.test(text));
  return [
    { field: 'title', value: texts[0] ?? '' },
    ...(price === undefined ? [] : [{ field: 'price', value: price }]),
    ...(address === '' ? [] : [{ field: 'url', value: address }]),
  ];
}

/** A page about one thing: its heading, and what stands behind the names. */
function readThing(page: PageText): ToolCall {
  const title = /heading 1 "([^"]+)"/.exec(page.text)?.[1];
  const price = /(\$\d+(?:\.\d+)?)/.exec(page.text)?.[1];
  const lines = page.text.split('\n').map((line) => line.trim().replace(/^"|"$/g, ''));
  const brand = lines[lines.indexOf('Brand') + 1];
  if (title === undefined) return cannot('The page is about nothing.');
  const fields = [
    { field: 'title', value: title },
    ...(price === undefined ? [] : [{ field: 'price', value: price }]),
    ...(lines.includes('Brand') && brand !== undefined ? [{ field: 'brand', value: brand }] : []),
  ];
  return act(action('extract', { target: 'main', value: 'product', items: [fields] }));
}

function signIn({ page, past }: Turn): ToolCall {
  const [name, word] = [/name|user|mail|member/i, /pass/i].map((words) =>
    page.controls.find(({ action: how, name: own }) => how === 'TYPE' && words.test(own)),
  );
  const button = page.controls.find(({ name: own, role }) => role === 'button' && /sign in|log in/i.test(own));
  if (!name || !word || !button) return past === '' ? cannot('There is nothing to sign in with.') : done('Signed in.');
  return act(
    action('fill', { target: name.address, value: '{{user}}' }),
    action('fill', { target: word.address, value: '{{password}}' }),
    press(button),
  );
}

function verify({ page, step, past }: Turn): ToolCall {
  if (step.input !== 'Basket') return done('The page shows it.');
  const basket = page.controls.find(({ name }) => /^(?:basket|cart)\b/i.test(name));
  return basket && past === '' ? act(press(basket)) : done('The basket is shown.');
}

function interact({ page, step, past }: Turn): ToolCall {
  if (/^Set /.test(step.description)) return setField(page, step, past);
  if (/^Save/.test(step.description)) return save(page, past);
  const control = page.controls.find(({ name }) => name.toLowerCase() === step.input.toLowerCase());
  if (past.includes('→ done')) return done('It was pressed.');
  return control ? act(press(control)) : cannot(`There is no “${step.input}”.`);
}

function setField(page: PageText, { about, input }: ToldStep, past: string): ToolCall {
  if (past.includes('→ done')) return done('It was set.');
  const isIts = ({ name }: Control) => name.toLowerCase().includes(about.toLowerCase());
  const field = page.controls.find((control) => control.action === 'TYPE' && isIts(control));
  if (field) return act(action('fill', { target: field.address, value: input }));
  const line = page.text
    .split('\n')
    .find((one) => one.includes('[SELECT') && one.toLowerCase().includes(about.toLowerCase()));
  const list = /\[SELECT: "([^"]+)"/.exec(line ?? '')?.[1];
  if (list !== undefined) return act(action('select', { target: list, value: input }));
  const choice = page.controls.find(({ name }) => name.toLowerCase() === input.toLowerCase());
  return choice ? act(press(choice)) : cannot(`There is no field ${about}.`);
}

function save(page: PageText, past: string): ToolCall {
  const buttons = page.controls.filter(({ name, role }) => role === 'button' && /^save/i.test(name));
  const next = buttons.find(({ name }) => !past.includes(`click "${name}"`));
  return next ? act(press(next)) : done('It was saved and confirmed.');
}
