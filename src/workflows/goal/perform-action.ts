import type { z } from 'zod';
import type { FieldOutcome, PressIntent, PressOutcome, TypedInto } from '@/browser/tab';
import { type ActionOutcome, longestWaitMs } from '@/domain/goal/micro-action';
import type { QueuedAction } from '@/domain/goal/queued-action';
import type { ActPlace } from '@/domain/page/allowed-act';
import type { RefusalCode } from '@/domain/page/refusal-code';
import type { Target } from '@/page-api/element-requests';
import { parseTarget } from '@/workflows/explore/target-from-address';
import { originOf } from './approvals';
import type { Pursuit } from './goal-ports';
import { isAllowedAct } from './is-allowed-act';
import { goalOf } from './saved-goal';

/** What an action came to. `name`: of the control that the gate refused. */
export interface Performed {
  outcome: z.infer<typeof ActionOutcome>;
  error: string | null;
  refusal: RefusalCode | null;
  name: string;
  /** Where that is. */
  where?: ActPlace;
  /** Addresses of tabs that it opened, which were closed again. */
  opened: string[];
  /** Keys that no control had the focus for: only what the page shows tells whether it heard them. */
  isToPage?: true;
}

/** What is typed, variables put in, and where it may go. */
export interface Typed {
  text: string;
  into?: TypedInto;
}

const done: Performed = { outcome: 'done', error: null, refusal: null, name: '', opened: [] };
const failed = (error: string): Performed => ({ ...done, outcome: 'failed', error });

/**
 * By whether the page changed. What the mouse over it changes, as a mark that then shows its words, is no longer what it was when it is looked
 * for again; and keys to a page that shows nothing of them were heard by nobody.
 */
export function asShown({ action }: QueuedAction, performed: Performed, hasChanged: boolean): Performed {
  const isHover = action.type === 'hover' && performed.outcome === 'failed';
  if (hasChanged) return isHover ? { ...performed, outcome: 'done', error: null } : performed;
  return performed.isToPage && performed.outcome === 'done'
    ? failed('No field has the focus, and the page showed nothing of it. Click the field first, or name it as target.')
    : performed;
}

/** Does one action by trusted input, through the gates, and waits until the page is quiet. */
export async function performAction(
  pursuit: Pursuit,
  { action, element }: QueuedAction,
  { text, into }: Typed,
): Promise<Performed> {
  const { tab, sleep } = pursuit;
  const wanted = await intentOf(pursuit, element);
  const target = targetOf({ action, element });
  switch (action.type) {
    case 'click':
      return target ? clickOften(pursuit, target, { action, element }) : noTarget;
    case 'double_click':
      return target ? inThisTab(pursuit, ofPress(await tab.press(target, { ...wanted, times: 2 }))) : noTarget;
    case 'hover':
      return target ? ((await tab.hover(target)) ? done : gone) : noTarget;
    case 'drag':
      if (!target || action.end === null) return failed('A drag needs a target and an end.');
      return ofPress(await tab.drag(target, endOf(action.end), wanted));
    case 'fill':
      return ofTyping(await tab.type(target, text, { ...wanted, into }), text, action.value ?? '');
    case 'select':
      return target ? ofField(await tab.select(target, text, wanted)) : noTarget;
    case 'press_key':
      return action.key
        ? ofPress(await tab.key(action.key, wanted, timesOf(action.value)))
        : failed('Which key is not said.');
    case 'scroll':
      return scrollOften(pursuit, target, action);
    case 'wait':
      // Until the page shows something new: the clock is only the longest.
      if (!(await tab.awaitNews(Math.min(action.ms ?? longestWaitMs, longestWaitMs), null))) await sleep(0);
      await tab.settle();
      return done;
    case 'extract':
      return done;
  }
}

async function scrollOften(
  { tab }: Pursuit,
  target: Target | null,
  { direction, value }: QueuedAction['action'],
): Promise<Performed> {
  for (let turned = 0; turned < Math.min(timesOf(value), mostScrolls); turned += 1)
    if (!(await tab.scroll(target, direction ?? 'down'))) return gone;
  return done;
}

const mostScrolls = 20;

/** The most that a key is pressed in one action: a slider has a hundred places. */
const mostPresses = 100;

/** A calendar's arrow is clicked once a month, and may be drawn anew each time: then it is found by its selector. */
async function clickOften(pursuit: Pursuit, target: Target, { action, element }: QueuedAction): Promise<Performed> {
  const { tab } = pursuit;
  const [selector] = element?.selectors ?? [];
  // What its user allowed is done once.
  const first = await intentOf(pursuit, element);
  const times = first.allowed ? 1 : Math.min(timesOf(action.value), mostClicks);
  let last = await inThisTab(pursuit, ofPress(await tab.press(target, first)));
  for (let clicked = 1; clicked < times && last.outcome === 'done'; clicked += 1) {
    const again = await tab.press(target, await intentOf(pursuit, element));
    const isRedrawn = again.outcome === 'gone' && selector !== undefined;
    last = ofPress(isRedrawn ? await tab.press({ selector }, await intentOf(pursuit, element)) : again);
  }
  return last;
}

const mostClicks = 36;

/** Only this tab is watched: what a press opened in another, which was closed again, is opened here if it is of a site that is allowed. */
async function inThisTab(pursuit: Pursuit, performed: Performed): Promise<Performed> {
  const url = performed.opened.at(-1);
  if (performed.outcome !== 'done' || url === undefined) return performed;
  const sites = [originOf(await pursuit.tab.url()), ...goalOf(pursuit).approvedSites];
  if (!sites.includes(originOf(url)))
    return failed(
      `It opened another tab, which was closed: it leads to ${originOf(url) || 'no page'}, which is not allowed.`,
    );
  await pursuit.tab.open(url);
  return performed;
}

/** How often a key is pressed, as its value says. */
function timesOf(value: string | null): number {
  const times = Number(value ?? 1);
  return Number.isInteger(times) && times > 0 ? Math.min(times, mostPresses) : 1;
}

/** `120, 0`: so many CSS pixels to the right and down; else the address of what it is dropped on. */
function endOf(end: string): Target | { right: number; down: number } {
  const [, right, down] = /^\s*(-?\d{1,4}), ?(-?\d{1,4})\s*$/.exec(end) ?? [];
  return right === undefined ? parseTarget(end) : { right: Number(right), down: Number(down) };
}

const noTarget = failed('It needs a target.');
const gone = failed('There is no such element on the page now.');

/** What was remembered is found by its selector, else by what the snapshot printed. */
export function targetOf({ action, element }: QueuedAction): Target | null {
  if (action.target === null) return null;
  const target = parseTarget(action.target);
  const [selector] = element?.selectors ?? [];
  return 'ref' in target || selector === undefined ? target : { ...target, selector };
}

/**
 * With the act that the user has allowed, if this is it: whatever else comes next may send nothing by that word. A sign-in is allowed as a whole.
 * The site is the page's own: links to others are asked about.
 */
async function intentOf(pursuit: Pursuit, element: QueuedAction['element']): Promise<PressIntent> {
  const { allowed } = goalOf(pursuit);
  const isIt = isAllowedAct(allowed, element);
  return { purpose: 'goal', siteUrl: await pursuit.tab.url(), allowed: isIt ? allowed : null };
}

function ofPress(press: PressOutcome): Performed {
  switch (press.outcome) {
    case 'pressed':
      return { ...done, opened: press.opened, isToPage: press.isToPage };
    case 'gone':
      return gone;
    case 'covered':
      return failed(`The element is covered by ${press.by}.`);
    case 'refused':
      return {
        ...done,
        outcome: 'refused',
        error: refusals[press.code],
        refusal: press.code,
        name: press.name,
        where: press.where,
      };
  }
}

/** A field that takes nothing of what was typed. What stands for a secret nobody reads back. */
function ofTyping(field: FieldOutcome, text: string, said: string): Performed {
  const isEmpty = field.outcome === 'done' && field.readback === '' && text !== '';
  return isEmpty && !said.includes('{{') ? failed('The field took nothing of it.') : ofField(field);
}

function ofField(field: FieldOutcome): Performed {
  switch (field.outcome) {
    case 'done':
      return done;
    case 'sent-to-page':
      return { ...done, isToPage: true };
    case 'gone':
      return gone;
    case 'covered':
      return failed(`The field is covered by ${field.by}.`);
    case 'refused':
      return {
        ...failed(field.reason),
        outcome: 'refused',
        refusal: field.code ?? null,
        name: field.name ?? '',
        where: field.where,
      };
  }
}

/** What the executor reads about an action that the gate refused. */
const refusals: Record<RefusalCode, string> = {
  'sign-in': 'Not done: signing in or out is a step of its own (authenticate), with variables of this origin.',
  'sign-up': 'Not done: a goal makes no account.',
  apply: 'Not done: applications are filled by a fill, and sent by their user.',
  send: 'Not done: the user has not allowed sending this.',
  agree: 'Not done: the user has not agreed to this.',
  follow: 'Not done: the user has not allowed this.',
  save: 'Not done: the user has not allowed saving this.',
  delete: 'Not done: the user has not allowed deleting this.',
  password: 'Not done: passwords are typed only while signing in.',
  purchase: 'Not done: the user has not allowed this.',
  upload: 'Not done: a goal uploads nothing.',
  install: 'Not done: a goal downloads and installs nothing.',
  'leaves-site': 'Not done: it leads to another site, which the user has not allowed.',
  'not-a-search-field': 'Not done: nothing that takes the key has the focus. Fill or click the field first.',
  unclear: 'Not done: code cannot tell what it would do.',
  changed: 'Not done: it became something else while it was pressed. Try again.',
};
