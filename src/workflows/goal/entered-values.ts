import type { GoalState } from '@/domain/goal/goal-state';
import type { DoneAction } from '@/domain/goal/micro-action';
import { calledIn } from './named';

/** What was put into one field, as the action says it. */
export interface Entered {
  name: string;
  value: string;
}

/**
 * What was entered on the page since it came, a field's last value alone: what an act that sends or saves may take along. A sign-in is over
 * when its step is.
 */
export function enteredSoFar({ plan, attempt }: Pick<GoalState, 'plan' | 'attempt'>): Entered[] {
  if (!attempt) return [];
  const earlier = plan.flatMap(({ intent, result }) =>
    result && intent !== 'authenticate' && result.after.url === attempt.before.url ? result.microActions : [],
  );
  const last = new Map<string, Entered>();
  for (const done of [...earlier, ...attempt.done]) {
    const value = enteredBy(done);
    if (value === null) continue;
    const key = keyOf(done);
    // As the last one, it stands last.
    last.delete(key);
    last.set(key, { name: calledIn(done.element), value });
  }
  return [...last.values()];
}

const chosen = new Set(['radio', 'checkbox', 'switch', 'menuitemradio', 'menuitemcheckbox', 'option']);

/** Null if it enters nothing. A box is pressed to tick it or to clear it: the page says which. */
function enteredBy({ action, element, outcome, came = [] }: DoneAction): string | null {
  if (outcome !== 'done') return null;
  if (action.type === 'fill' || action.type === 'select') return action.value ?? '';
  const role = element?.role ?? '';
  if (action.type !== 'click' || !element || element.name === '' || !chosen.has(role)) return null;
  if (role.endsWith('radio')) return '✓';
  const line = came.find((one) => one.startsWith(role) && one.includes(element.name));
  return line === undefined ? null : /\((?:checked|selected|on)\)/.test(line) ? '✓' : '–';
}

function keyOf({ action, element }: DoneAction): string {
  return JSON.stringify([element?.selectors[0] ?? action.target, calledIn(element)]);
}
