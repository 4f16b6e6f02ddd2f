import { isWrittenIn } from '../controls/written-in';
import { nameOrTextStart } from '../text/accessible-name';
import { ariaRole } from '../text/aria-role';
import { ownWords } from '../text/own-words';
import { elementOfRowRef } from './row-refs';

/** What an element is to a reader. A ref means the element as shown, so it expires when either changes, but for what is being written in there. */
export interface Identity {
  role: string | null;
  name: string;
}

interface Entry extends Identity {
  ref: string;
  /** Named by what it says without its parts: a menu's entry that holds a further menu, a paragraph around links. */
  isByOwnText: boolean;
}

let prefix = '';
let count = 0;
const entries = new WeakMap<Element, Entry>();
const elements = new Map<string, WeakRef<Element>>();
const removed = new FinalizationRegistry<string>((ref) => elements.delete(ref));

/** Sets the prefix of this frame's refs: empty in the top frame, `f7` in Chrome's frame 7. */
export function setRefPrefix(framePrefix: string): void {
  if (framePrefix === prefix) return;
  prefix = framePrefix;
  for (const element of elements.values()) {
    const held = element.deref();
    if (held) entries.delete(held);
  }
  elements.clear();
}

/** An element's short name (`e12`), constant while its role and name are. */
export function refOf(element: Element, identity: Identity = identityOf(element), isByOwnText = false): string {
  const known = entries.get(element);
  if (known && isSame(known, identity)) return known.ref;
  if (known) elements.delete(known.ref);
  count += 1;
  const ref = `${prefix}e${count}`;
  entries.set(element, { ref, role: identity.role, name: identity.name, isByOwnText });
  elements.set(ref, new WeakRef(element));
  removed.register(element, ref);
  return ref;
}

/** The element of a ref (`e12`, or `L1.137` in a list); null if it left the page or has changed since. */
export function elementOf(ref: string): Element | null {
  if (ref.includes('.')) return elementOfRowRef(ref);
  const element = elements.get(ref)?.deref();
  if (!element?.isConnected) return null;
  const entry = entries.get(element);
  if (entry?.ref !== ref) return null;
  const now = entry.isByOwnText ? { role: ariaRole(element), name: ownWords(element) } : identityOf(element);
  return isSame(entry, now) || isWrittenIn(element) ? element : null;
}

function identityOf(element: Element): Identity {
  const role = ariaRole(element);
  return { role, name: nameOrTextStart(element, role) };
}

function isSame(one: Identity, other: Identity): boolean {
  return one.role === other.role && one.name === other.name;
}
