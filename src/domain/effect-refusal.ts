import type { Change } from './change';
import type { RefusalCode } from './refusal-code';

/**
 * What an act turned out to begin, told by what it opened: signing in or up, an application, an upload; null for anything
 * else. The workflow closes it or goes back, and does not press the element again.
 */
export function effectRefusal(change: Change): RefusalCode | null {
  return change.opened.some(({ role }) => role === 'password') ? 'sign-in' : null;
}
