import { refOf } from '../refs/refs';
import { isLastingName } from '../selectors/lasting-name';
import type { RowControl } from './read-row';
import type { ElementAction, SnapshotElement } from './snapshot';

const longestSelector = 24;

/** An element that can be acted on, as data. */
export function shownElement({ element, action, role, name }: RowControl): SnapshotElement {
  const url = element instanceof HTMLAnchorElement ? element.href : null;
  return { ref: refOf(element, { role, name }), action, role, name, url };
}

/** `[CLICK: "e12"]`. Rows are addressed by refs only: their ids are made up by programs more often than not. */
export function addressByRef({ action, ref }: { action: ElementAction; ref: string }): string {
  return `[${action.toUpperCase()}: "${ref}"]`;
}

/** `[CLICK: "#apply"]` where it has a short id that somebody chose, which says more than a number; else by its ref. */
export function address(element: Element, shown: SnapshotElement): string {
  const { id } = element;
  const isSelector =
    id !== '' &&
    id.length <= longestSelector &&
    isLastingName(id) &&
    shown.ref.startsWith('e') &&
    document.querySelectorAll(`[id="${id}"]`).length === 1 &&
    document.getElementById(id) === element;
  return addressByRef({ action: shown.action, ref: isSelector ? `#${id}` : shown.ref });
}
