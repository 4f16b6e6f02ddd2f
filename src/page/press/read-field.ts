import { findTarget } from '@/page/dom/refs/find-target';
import { shadowRootOf } from '@/page/dom/tree/shadow-root-of';
import type { FieldText, Target } from '@/page-api/element-requests';
import { elementFactsOf } from './element-facts';

/** The value of a field, or of the focused one; null if there is none. */
export function readField({ target }: { target: Target | null }): FieldText | null {
  const element = target ? findTarget(target) : focusedElement();
  const value = element && textIn(element);
  return element && value !== null ? { value, element: elementFactsOf(element) } : null;
}

/** The focused element, searched for through shadow roots. */
function focusedElement(): Element | null {
  let at = document.activeElement;
  while (at) {
    const inner = shadowRootOf(at)?.activeElement;
    if (!inner) return at;
    at = inner;
  }
  return null;
}

/** Passwords are never read. */
function textIn(element: Element): string | null {
  if (element instanceof HTMLInputElement) return element.type === 'password' ? '' : element.value;
  if (element instanceof HTMLTextAreaElement) return element.value;
  if (element instanceof HTMLSelectElement) return Array.from(element.selectedOptions, ({ label }) => label).join(', ');
  if (element.getAttribute('role') === 'slider') return element.getAttribute('aria-valuenow');
  return element instanceof HTMLElement && element.isContentEditable ? (element.textContent ?? '') : null;
}
