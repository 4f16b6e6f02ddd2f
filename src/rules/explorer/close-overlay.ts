import type { ExplorerInput } from '@/agents/explorer/explorer-input';
import { saysClose } from '@/domain/refused-words/refused-control';
import { actsFor, click, didSomething, type NextAct, reasons } from './next-act';

/** An overlay that this many attempts did not close belongs to the page. */
const mostVainAttempts = 3;
const mostAttempts = 8;

/** Closes what lies over the page: everything in it was seen when it opened. */
export function closeOverlay(input: ExplorerInput): NextAct | null {
  const { overlay } = input.landmarks;
  const attempts = actsFor(input, 'close');
  const isStuck = attempts.filter((attempt) => !didSomething(attempt)).length >= mostVainAttempts;
  if (!overlay || isStuck || attempts.length >= mostAttempts) return null;
  const vain = vainAttempts(input);
  const tried = new Set(vain.map(({ element }) => element));
  const untried = overlay.closers.filter(({ name }) => !tried.has(name));
  const closer = untried.find(({ name }) => saysClose(name)) ?? untried[0];
  if (closer) return click(closer.ref, 'close');
  const hasEscaped = vain.some(({ act }) => act.name === 'press_key');
  return hasEscaped ? null : { name: 'press_key', input: { key: 'Escape', reason: reasons.close } };
}

/** The latest acts, as far as they tried to close this and did not. */
function vainAttempts(input: ExplorerInput) {
  const attempts = new Set(actsFor(input, 'close'));
  const other = input.past.findLastIndex((act) => !attempts.has(act));
  return input.past.slice(other + 1);
}
