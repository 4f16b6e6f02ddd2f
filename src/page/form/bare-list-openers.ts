import { toVisibleLine } from '@/language/fold/visible-one-line';
import { isAttachFileLabel } from '@/language/words/forms/attach-file-words';
import { findEverywhere } from '@/page/dom/tree/find-everywhere';
import { closestMatching } from '@/page/dom/tree/flat-tree';
import { labelsOf } from '@/page/dom/tree/labels-of';
import { saysNoChoice } from './shown-placeholder';

const focusable = '[tabindex]:not([tabindex="-1"],[role],[contenteditable],a[href],input,select,textarea)';
/** What opens a menu says no more than that; one with a box for its value is a list. */
const plainButton =
  'button[type=button]:is(:not([aria-haspopup]),[aria-haspopup=true],[aria-haspopup=menu]):not([role],[aria-pressed])';
const never = 'label,button,a[href],[role=button],[role=option],[role=listbox],[role=menu],nav,[role=navigation]';
/** Characters. A longer text is no choice. */
const longestChoice = 80;
/** Elements of a list's own part: its opener, the box for its value, an arrow, the list. */
const mostParts = 5;

/** Those that once said "Select…" and say a choice by now. */
const known = new WeakSet<Element>();
let openers: readonly Element[] = [];

/**
 * What opens a list without saying so by a role: an element that takes the focus and either says what lists say before a choice, or stands
 * beside the hidden box for its value; a button says it, and has that box or a label, or has both of them and opens something other than ways to
 * give a file. `controls`: selector of what takes an answer by itself.
 */
export function bareListOpeners(controls: string): readonly Element[] {
  const found = findEverywhere(`${focusable},${plainButton}`);
  openers = found.filter((element) => isOpener(element, controls));
  for (const opener of openers) known.add(opener);
  return openers;
}

/** Whether a part of the page has such an opener other than a given control. */
export const hasOtherBareOpener = (part: Element, own: Element): boolean =>
  openers.some((opener) => opener !== own && part.contains(opener));

function isOpener(element: Element, controls: string): boolean {
  const text = toVisibleLine(element.textContent ?? '');
  if (text.length > longestChoice || element.querySelector(controls) !== null) return false;
  const around = element.parentElement && closestMatching(element.parentElement, never);
  if (around) return false;
  if (known.has(element)) return true;
  const isBoxed = hasHiddenBox(element);
  if (element.localName !== 'button') return isBoxed || saysNoChoice(text);
  const isLabelled = labelsOf(element).length > 0;
  if (saysNoChoice(text)) return isBoxed || isLabelled;
  return isBoxed && isLabelled && element.hasAttribute('aria-haspopup') && !isAttachFileLabel(text);
}

function hasHiddenBox({ parentElement }: Element): boolean {
  if (parentElement === null || parentElement.childElementCount > mostParts) return false;
  return parentElement.querySelectorAll(':scope > input[type=hidden]').length === 1;
}
