import type { OpenedPart } from '@/domain/page/page-change';
import { controlSelector } from '@/page/dom/controls/control-action';
import { flatParent, isInFlatTree } from '@/page/dom/tree/flat-tree';
import { describeOpenPart } from './describe-open-part';

/** The open parts of the page, described. */
export type OpenParts = Map<Element, OpenedPart>;

/** What declares itself open. */
export const openSelector = '[popover]:popover-open,dialog[open],details[open],[role=menu],[role=listbox]';

/** If there are more, that is how the page is built. */
const mostParts = 40;

/** Parts recognized by behaviour, not markup: remembered until they are gone. */
const inferred = new Set<WeakRef<Element>>();

let latest: { part: WeakRef<Element>; name: string } | null = null;

/** The part opened last, as far as a watch noticed, and its name at the time; null once it is no longer visible. */
export function lastOpenedPart(): { part: Element; name: string } | null {
  const part = latest?.part.deref();
  return latest && part?.isConnected && isShown(part) ? { part, name: latest.name } : null;
}

/** Remembers the part opened last. */
export function rememberOpened(part: Element, { name }: OpenedPart): void {
  latest = { part: new WeakRef(part), name };
}

/** Remembers a part that markup does not declare, to notice when it closes. */
export function rememberPart(part: Element): void {
  inferred.add(new WeakRef(part));
}

/** Overlays, parts declared open, targets of expanded controls, and parts seen to open. */
export function openParts(elements: readonly Element[], overlays: readonly Element[]): OpenParts {
  const parts: OpenParts = new Map();
  const add = (part: Element, opener: Element | null) => {
    if (parts.size < mostParts && !parts.has(part) && isShown(part) && !holdsPage(part)) {
      parts.set(part, describeOpenPart(part, opener));
    }
  };
  for (const overlay of overlays) add(overlay, null);
  for (const element of elements) {
    if (element.matches(openSelector)) add(element, element.querySelector(':scope > summary'));
    else if (element.getAttribute('aria-expanded') === 'true') {
      const part = controlledBy(element);
      if (part) add(part, element);
    }
  }
  for (const reference of inferred) {
    const part = reference.deref();
    if (!part?.isConnected) inferred.delete(reference);
    else add(part, null);
  }
  return parts;
}

/** What an expanded control references, else the interactive element after it (accordions without ids). */
function controlledBy(control: Element): Element | null {
  const root = control.getRootNode();
  const [id] = (control.getAttribute('aria-controls') ?? control.getAttribute('aria-owns') ?? '').split(' ');
  const named = id && (root instanceof Document || root instanceof ShadowRoot) ? root.getElementById(id) : null;
  if (named) return isInFlatTree(control, named) ? null : named;
  const next = control.nextElementSibling ?? flatParent(control)?.nextElementSibling ?? null;
  return next && !next.matches(controlSelector) && next.querySelector(controlSelector) ? next : null;
}

function isShown(part: Element): boolean {
  if (!part.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  const { width, height } = part.getBoundingClientRect();
  return (width > 1 && height > 1) || part.firstElementChild !== null;
}

function holdsPage(part: Element): boolean {
  return part === document.body || part.querySelector('main,[role=main]') !== null || part.matches('main,[role=main]');
}
