import { toVisibleLine } from '@/language/fold/visible-one-line';
import { findEverywhere } from '@/page/dom/tree/find-everywhere';
import { hasRenderedArea } from '@/page/dom/tree/is-left-out';
import { isClippedAway } from './is-control-reachable';
import { rememberSelectBehind } from './select-behind';

const pressed = 'a:not([href]),span,div';
/** A list around both of them is what is pressed. */
const lists = '[role=combobox],[role=listbox][aria-expanded][tabindex]';

/**
 * What is seen and pressed of lists that a library draws right behind a native one that is not drawn itself, where no role says so: it says
 * what the native one stands on.
 */
export function listsInPlace(): readonly Element[] {
  return findEverywhere('select').flatMap((select) => {
    const widget = select.nextElementSibling;
    if (!(select instanceof HTMLSelectElement) || select.multiple || select.disabled || !widget) return [];
    if (select.checkVisibility() || !hasRenderedArea(widget) || select.parentElement?.closest(lists)) return [];
    const opener = openerIn(widget, wordsOf(select));
    if (opener) rememberSelectBehind(opener, select);
    return opener ?? [];
  });
}

function openerIn(widget: Element, words: ReadonlySet<string>): Element | null {
  if (widget.querySelector(roles) !== null) return null;
  const first = Array.from(widget.querySelectorAll(pressed)).find(hasRenderedArea);
  const isIt = first && !isClippedAway(first);
  return isIt && words.has(toVisibleLine(first.textContent ?? '')) ? first : null;
}

/** What has a role says itself what it is. */
const roles = '[role],select,button,[tabindex="0"]';

/** What it stands on, or stands for it as long as nothing is chosen. */
function wordsOf(select: HTMLSelectElement): ReadonlySet<string> {
  const chosen = select.selectedOptions[0]?.label ?? '';
  const placeholder = select.getAttribute('data-placeholder') ?? '';
  return new Set([chosen, placeholder].map(toVisibleLine).filter(Boolean));
}
