import { type ActionInput, type ExecutorInput, executor } from '@/agents/executor';
import { fold } from '@/language/fold/fold';
import { definePolicy } from '../policy/policy';
import { rowsToExtract } from './rows-to-extract';

type Answer =
  | { name: 'act'; input: { actions: ActionInput[]; next: 'judge' } }
  | { name: 'done' | 'cannot'; input: { reason: string } };

/** What the rules can do towards a goal: search, set a filter, turn the page, read a list. */
export const executorPolicy = definePolicy(executor, (input): Answer => {
  switch (input.step.intent) {
    case 'search':
      return search(input);
    case 'filter':
      return filter(input);
    case 'navigate':
      return turnPage(input);
    case 'extract':
      return extract(input);
    default:
      return cannot('The rules cannot do this: it needs a model.');
  }
});

const noItems: ActionInput['items'] = [];
const unused = {
  target: null,
  end: null,
  value: null,
  key: null,
  direction: null,
  ms: null,
  items: noItems,
};
const act = (...actions: ActionInput[]): Answer => ({ name: 'act', input: { actions, next: 'judge' } });
const cannot = (reason: string): Answer => ({ name: 'cannot', input: { reason } });
const done = (reason: string): Answer => ({ name: 'done', input: { reason } });
const press = (target: string, description: string): ActionInput => ({ ...unused, type: 'click', target, description });

function search({ landmarks, step, done: past }: ExecutorInput): Answer {
  const fill = past.findLast(({ action }) => action.type === 'fill');
  const enter: ActionInput = { ...unused, type: 'press_key', key: 'Enter', description: 'start the search' };
  // Suggestions opened when the words were typed.
  if (fill)
    return past.some(({ action }) => action.type === 'press_key') ? done('The words were searched for.') : act(enter);
  if (!landmarks.search) return cannot('The page has no search field.');
  const typed: ActionInput = {
    ...unused,
    type: 'fill',
    target: landmarks.search.ref,
    value: step.inputData,
    description: 'type the words',
  };
  return act(typed, enter);
}

function filter({ page, landmarks, step, done: past }: ExecutorInput): Answer {
  const wanted = fold(step.inputData ?? '');
  const isTried = (name: string) => past.some(({ element }) => element?.name === name);
  const named = page.elements.filter(
    ({ action, name }) => action === 'click' && fold(name).startsWith(wanted) && wanted !== '',
  );
  const control = named.find(({ name }) => !isTried(name));
  if (named.length > 0 && !control) return done('It is chosen.');
  if (control) return act(press(control.ref, 'choose it'));
  const option = optionOfList(page.text, wanted);
  if (option && !past.some(({ action }) => action.type === 'select'))
    return act({ ...unused, type: 'select', ...option, description: 'choose it' });
  if (option) return done('It is chosen.');
  const opener = landmarks.filterOpeners.find(({ name }) => !isTried(name));
  return opener ? act(press(opener.ref, 'see the filters')) : cannot('No filter of that name was found.');
}

/** `[SELECT: "x"] combobox "Sort by" of "Newest", "Price"`. */
function optionOfList(text: string, wanted: string): { target: string; value: string } | null {
  for (const line of text.split('\n')) {
    const target = /^ *\[SELECT: "([^"]+)"\]/.exec(line)?.[1];
    if (target === undefined) continue;
    const options = line.slice(line.indexOf(' of '));
    const labels = Array.from(options.matchAll(/"([^"]*)"/g), ([, label = '']) => label);
    const value = labels.find((label) => fold(label) === wanted);
    if (value !== undefined) return { target, value };
  }
  return null;
}

function turnPage({ landmarks, done: past }: ExecutorInput): Answer {
  if (past.some(({ outcome }) => outcome === 'done')) return done('The page was turned.');
  const { ref, kind } = landmarks.pager;
  if (kind === 'infinite')
    return act({ ...unused, type: 'scroll', direction: 'down', description: 'see further rows' });
  return ref ? act(press(ref, 'see further rows')) : cannot('Nothing leads to further results.');
}

function extract({ page, collected, done: past }: ExecutorInput): Answer {
  if (collected > 0) return done('The rows were read.');
  const { list, isFolded, items } = rowsToExtract(page.text);
  if (list === null) return cannot('The page shows no list.');
  const hasShown = past.length > 0;
  if (isFolded && !hasShown && !page.text.includes(`${list} `.concat('rows 1 to'))) {
    return act({ ...unused, type: 'extract', target: `${list} rows 1-60`, description: 'show all rows' });
  }
  return act({ ...unused, type: 'extract', target: list, value: 'row', items, description: 'read the rows' });
}
