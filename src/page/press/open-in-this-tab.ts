import type { PressContext } from '@/domain/page/press-verdict';
import type { PressedControl } from '@/page/dom/controls/pressed-control';
import { judgePress } from '@/safety/press/judge-press';
import { readControlFacts } from './read-control-facts';
import { readSubmitFacts } from './read-submit-facts';

/** How long after a press a form has been submitted, ms. */
const submittedMs = 1_000;

/**
 * Has a row's form open its posting in this tab, where it would open another: what is posted from here leads nowhere by its address alone,
 * and only this tab's requests are watched. A form that may not be submitted for a row anyway stays as it is; the others are as before soon.
 */
export function openInThisTab(pressed: PressedControl, target: Element | null, context: PressContext): void {
  const { submitter } = pressed;
  const submit = readSubmitFacts(submitter);
  // Most rows are no form that leaves the tab: all that a control says is read once, by the judge.
  if (!submitter || !submit || submit.isInTab) return;
  const inTab = { ...readControlFacts(pressed, target), submit: { ...submit, isInPlace: true, isInTab: true } };
  if (judgePress('open-row', inTab, context) !== null) return;
  const before = submitter.getAttribute('formtarget');
  submitter.setAttribute('formtarget', '_self');
  setTimeout(() => {
    if (before === null) submitter.removeAttribute('formtarget');
    else submitter.setAttribute('formtarget', before);
  }, submittedMs);
}
