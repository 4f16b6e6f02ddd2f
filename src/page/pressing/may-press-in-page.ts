import { judgePress } from '@/safety/press/judge-press';
import { controlFacts } from './control-facts';
import { identityOf } from './press-identity';
import { pressedControl } from './pressed-control';

/** Nothing leaves a form, and nobody applies in one but its user. */
const inForm = { siteUrl: '', mayPressApply: false };

/**
 * Whether the page script may press an element of a field, judged like every press; `isChoice`: it is one of the field's choices. Answers
 * with what says later whether the same would still be pressed; null where it may not be.
 */
export function mayPressInPage(element: Element, isChoice: boolean): string | null {
  const pressed = pressedControl(element, element);
  const facts = controlFacts(pressed, null);
  const code = judgePress('fill-field', facts, { ...inForm, isChoice });
  return code === null ? identityOf(pressed, facts) : null;
}
