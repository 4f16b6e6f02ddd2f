import { headings } from '@/page/dom/text/headings';
import { closestMatching, isInFlatTree } from '@/page/dom/tree/flat-tree';

/**
 * The heading of the part that a control opens: around it, in it, what it is labelled by, or the only one beside it; null if it heads
 * nothing.
 */
export function headingOf(control: Element): Element | null {
  if (control.localName === 'summary') return control;
  return closestMatching(control, headings) ?? control.querySelector(headings) ?? headingApart(control);
}

/** The arrow of a panel stands in the panel's head, beside the title. */
function headingApart(control: Element): Element | null {
  const { parentElement } = control;
  const ids = (control.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean);
  const named = ids.flatMap((id) => inRootOf(control, id) ?? []).find((label) => label.matches(headings));
  if (named) return named;
  const [beside, another] = Array.from(parentElement?.children ?? []).filter((child) => child.matches(headings));
  const isOnlyOpener = parentElement?.querySelectorAll('[aria-expanded]').length === 1;
  return beside && !another && isOnlyOpener ? beside : null;
}

/** The part that a control opens where it stands: what it says it controls, else what follows its heading. */
export function partOpenedBy(control: Element): Element | null {
  if (control.localName === 'summary') return control.parentElement;
  const controlled = control.getAttribute('aria-controls');
  if (controlled !== null) return inRootOf(control, controlled);
  const heading = headingOf(control);
  let head = heading;
  while (head && !isInFlatTree(control, head)) head = head.parentElement;
  return head?.nextElementSibling ?? null;
}

function inRootOf(element: Element, id: string): Element | null {
  const root = element.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? root.getElementById(id) : null;
}
