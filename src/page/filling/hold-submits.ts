import type { PageRequests } from '../contract';
import { findTarget } from '../refs/find-target';
import { findEverywhere } from '../walker/find-everywhere';
import { formActions } from './form-actions';

type Holding = PageRequests['hold-submits'];

/** What is let through: nothing, or what this control submits. */
let passing: string | null = null;
let held = 0;
const roots = new WeakSet<EventTarget>();
let isHolding = false;

/**
 * Holds back every submit of this frame, whoever caused it, before the page hears of it; `except`: the selector of the control that
 * goes on to the next page of the form, whose submit passes. Answers with how many were held back since it began, and where the forms
 * are sent to. A form that a script submits fires no event: the debugger holds its request back.
 */
export function holdSubmits({ isHeld, except }: Holding['input']): Holding['output'] {
  if (isHeld && !isHolding) held = 0;
  isHolding = isHeld;
  passing = except;
  if (isHeld) for (const root of rootsOfForms()) listenAt(root);
  return { held, actions: formActions() };
}

/** A submit leaves no shadow root: each that has a form is listened to. */
function rootsOfForms(): EventTarget[] {
  return [window, ...findEverywhere('form').map((form) => form.getRootNode())];
}

function listenAt(root: EventTarget): void {
  if (roots.has(root)) return;
  roots.add(root);
  root.addEventListener('submit', onSubmit, { capture: true });
}

function onSubmit(event: Event): void {
  // What the extension has left behind, reloaded meanwhile, holds nobody's form back.
  const isOrphan = chrome.runtime?.id === undefined;
  if (!isHolding || isOrphan || (event instanceof SubmitEvent && isPassing(event))) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  held += 1;
}

function isPassing({ submitter }: SubmitEvent): boolean {
  return passing !== null && submitter !== null && findTarget({ selector: passing }) === submitter;
}
