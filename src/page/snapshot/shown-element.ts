import { refOf } from '@/page/dom/refs/element-refs';
import type { RowControl } from '@/page/dom/refs/row-controls';
import { isStableName } from '@/page/dom/selectors/stable-name';
import type { ElementAction, SnapshotElement } from '@/page-api/snapshot-requests';

const longestSelector = 24;

/** An actionable element, as data. */
export function toSnapshotElement({ element, action, role, name }: RowControl, isByOwnText = false): SnapshotElement {
  const url = element instanceof HTMLAnchorElement ? element.href : null;
  return { ref: refOf(element, { role, name }, isByOwnText), action, role, name, url };
}

/** `[CLICK: "e12"]`. Rows are always addressed by ref: their ids are mostly generated. */
export function addressByRef({ action, ref }: { action: ElementAction; ref: string }): string {
  return `[${action.toUpperCase()}: "${ref}"]`;
}

/** `[CLICK: "#apply"]` if it has a short, human-chosen id, which says more than a number; else by ref. */
export function elementAddress(element: Element, shown: SnapshotElement): string {
  const { id } = element;
  const isSelector =
    id !== '' &&
    id.length <= longestSelector &&
    isStableName(id) &&
    shown.ref.startsWith('e') &&
    document.querySelectorAll(`[id="${id}"]`).length === 1 &&
    document.getElementById(id) === element;
  return addressByRef({ action: shown.action, ref: isSelector ? `#${id}` : shown.ref });
}
