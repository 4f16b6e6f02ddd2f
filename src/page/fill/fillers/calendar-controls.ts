import { keepsEntry, putsEntry } from '@/forms/history/keeps-entry';
import { pressedControl } from '@/page/dom/controls/pressed-control';
import { nameOrTextStart } from '@/page/dom/text/accessible-name';
import { readControlFacts } from '@/page/press/read-control-facts';
import { forbiddenActionOfIdentifier } from '@/safety/addresses/forbidden-action-of-identifier';
import type { ControlFacts } from '@/safety/control-facts';
import { isNextQuestionName, mayBeFinalSend } from '@/safety/names/step-words';
import { hasWords } from '@/safety/press/has-words';
import { isChoiceControl } from '@/safety/press/is-choice-control';

/** Buttons beside what a calendar is headed with. */
const mostBeside = 4;

const factsOf = (element: Element): ControlFacts => readControlFacts(pressedControl(element, element), null);

/**
 * An arrow without a name, which its place tells: beside the year, in the head of a calendar that this fill has opened. The gate takes it for
 * one of the calendar's choices, so that nothing may speak of anything else: no word that is drawn or hidden from screen readers, and none
 * of those that programs call it by.
 */
export function isUnnamedArrow(turner: HTMLElement): boolean {
  const head = turner.parentElement;
  const isButton = turner.matches('button[type=button],[role=button]') && nameOrTextStart(turner) === '';
  const isBesideYear = /(?<!\d)(?:19|20|21)\d\d(?!\d)/.test(head?.textContent ?? '');
  if (!isButton || !isBesideYear || (head?.querySelectorAll('button,[role=button]').length ?? 0) > mostBeside)
    return false;
  const { names, marks, agrees } = factsOf(turner);
  return !agrees && !names.some(hasWords) && marks.every((mark) => forbiddenActionOfIdentifier(mark) === null);
}

/** What a calendar is headed with, or turned by: never something that is ticked there, or agrees. */
export function canHeadCalendar(element: Element): boolean {
  const facts = factsOf(element);
  return !isChoiceControl(facts) && !facts.agrees && element.closest('label') === null;
}

/**
 * A button beside a box for a date that may open its calendar: it says that it opens something, or shows a picture alone. Words beside the
 * only question of a page lead on from it.
 */
export function canOpenCalendar(button: Element): boolean {
  const { names, shown, opens, agrees } = factsOf(button);
  const leadsOn = (name: string) =>
    mayBeFinalSend(name) || isNextQuestionName(name) || keepsEntry(name) || putsEntry(name);
  return (opens || !hasWords(shown)) && !agrees && !names.some(leadsOn);
}
