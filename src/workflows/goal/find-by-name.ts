import type { QueuedAction } from '@/domain/goal/queued-action';
import { asQueued } from './decide-actions';
import type { Pursuit } from './goal-ports';
import { namedBest, nameIn } from './named';
import { targetOf } from './perform-action';
import { addressAt } from './place-in-row';
import type { GoalView } from './view-page';
import { pageNow } from './watch-act';

/** Looks for what comes up late, and ms between them at most: suggestions and menus wait for a pause, and then for an answer. */
const waiting = { looks: 4, mostMs: 600 };

/** What is said to a field needs one. */
const isEntered: ReadonlySet<string> = new Set(['fill', 'select']);

export const isByName = ({ action }: QueuedAction): boolean => nameIn(action.target) !== null;

/** With the addresses of what is named, and of what was drawn anew, looked for when its turn comes; or why there is none. */
export async function withAddress(pursuit: Pursuit, queued: QueuedAction): Promise<QueuedAction | { problem: string }> {
  const { action, namesakes = [] } = queued;
  const end = await endOf(pursuit, action.end);
  if (typeof end === 'object' && end !== null) return end;
  const name = nameIn(action.target);
  if (name === null) return againIfRedrawn(pursuit, { ...queued, action: { ...action, end } });
  const found = await findByName(pursuit, name, namesakes, !isEntered.has(action.type));
  return 'problem' in found ? found : asQueued(pursuit, { ...action, end, target: found.ref }, found.page);
}

/** A page that draws its list anew at each press has the same entry again. */
async function againIfRedrawn(pursuit: Pursuit, queued: QueuedAction): Promise<QueuedAction> {
  const { action, element, isOnly, row } = queued;
  const target = targetOf(queued);
  if (!element || target === null || (await pursuit.tab.ask('read-element', target))) return queued;
  const { elements, text } = await pageNow(pursuit);
  const alike = elements.filter(({ role, name }) => role === element.role && name === element.name);
  const inRow = row && addressAt(row, text);
  const same = inRow ? alike.find(({ ref }) => ref === inRow) : isOnly && alike.length === 1 ? alike[0] : undefined;
  return same ? { ...queued, action: { ...action, target: same.ref } } : queued;
}

async function endOf(pursuit: Pursuit, end: string | null): Promise<string | null | { problem: string }> {
  const name = nameIn(end);
  if (name === null) return end;
  const found = await findByName(pursuit, name, [], true);
  return 'problem' in found ? found : found.ref;
}

/** With the page on which it stands. */
interface Found {
  ref: string;
  page: Pick<GoalView['page'], 'text' | 'elements'>;
}

/**
 * The one element that is called so, or that came up since; why there is none, in a sentence, if there is not exactly one. `mayBeText`: it may
 * be what merely says so, as what opens under the mouse does, and a box that things are dropped into.
 */
export async function findByName(
  { tab }: Pursuit,
  name: string,
  namesakes: readonly string[],
  mayBeText = false,
): Promise<Found | { problem: string }> {
  for (let look = 1; ; look += 1) {
    const page = await tab.snapshot(null, true);
    const called = namedBest(page.elements, name).map(({ ref }) => ref);
    const fresh = called.filter((ref) => !namesakes.includes(ref));
    const isLast = look === waiting.looks;
    const texts = called.length === 0 && isLast && mayBeText ? await tab.ask('find-words', { words: name }) : [];
    const [ref, ...others] = [fresh, called, texts].find(({ length }) => length > 0) ?? [];
    if (ref !== undefined && others.length === 0) return { ref, page };
    if (ref !== undefined) return { problem: `${others.length + 1} things are called ${name}: use an address.` };
    if (isLast) return { problem: `Nothing is called ${name}.` };
    await tab.awaitNews(waiting.mostMs, null);
  }
}
