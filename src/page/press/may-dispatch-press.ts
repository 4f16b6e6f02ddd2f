import { pressedControl } from '@/page/dom/controls/pressed-control';
import { judgePress } from '@/safety/press/judge-press';
import { pressIdentityOf } from './pressed-identity';
import { readControlFacts } from './read-control-facts';

/** Inside a form nothing leaves it, and only the user applies. */
const inForm = { siteUrl: '', mayPressApply: false, allowed: null };

/**
 * Whether the page script may press an element of a field, judged like every press; `isChoice`: it is one of the field's options. Returns
 * an identity to compare later with what would be pressed; null if refused.
 */
export function mayDispatchPress(element: Element, isChoice: boolean): string | null {
  const pressed = pressedControl(element, element);
  const facts = readControlFacts(pressed, null);
  const code = judgePress('fill-field', facts, { ...inForm, isChoice });
  return code === null ? pressIdentityOf(pressed, facts) : null;
}
