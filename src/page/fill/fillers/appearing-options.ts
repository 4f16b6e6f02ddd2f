import { toVisibleLine } from '@/language/fold/visible-one-line';

/** Characters. A longer text is no option. */
const longestOption = 120;
const noOption = 'input,select,textarea,script,style,label,[role=alert],[role=status],[aria-live]';

const list = '[role=listbox],[role=menu],[role=tree],[role=grid]';

/** Elements that a page adds while something is done. */
export interface AppearingElements {
  /** The innermost of them that have words and belong to no field, in page order. */
  texts(): Element[];
  stop(): void;
}

/** Watches the roots that an element is in, up to the document: a list without roles is known only by appearing. */
export function watchAppearing(beside: Element): AppearingElements {
  const added = new Set<Element>();
  /** What stood there before and was taken away: a page that is drawn anew says it again. */
  const removed: Node[] = [];
  const keep = (records: readonly MutationRecord[]) => {
    for (const { target, addedNodes, removedNodes } of records) {
      const isNew = (node: Node) => isWithin(added, node) || isWithin(added, target);
      for (const node of removedNodes) if (!isNew(node)) removed.push(node);
      for (const node of addedNodes) if (node instanceof Element) added.add(node);
    }
  };
  const observer = new MutationObserver(keep);
  for (const root of new Set([beside.getRootNode(), document]))
    observer.observe(root, { childList: true, subtree: true });
  return {
    texts() {
      keep(observer.takeRecords());
      const all = [...added].filter((element) => element.isConnected && !element.contains(beside));
      // Lists that stay in the page, hidden, have the same options again: only what was drawn anew with the control itself repeats.
      const before = new Set(beside.isConnected ? [] : removed.flatMap(textsOf));
      return [...new Set(all.flatMap((element) => [element, ...element.querySelectorAll('*')]))].filter(
        (element) => isText(element) && !before.has(toVisibleLine(element.textContent ?? '')),
      );
    },
    stop: () => observer.disconnect(),
  };
}

const isWithin = (added: ReadonlySet<Element>, node: Node): boolean =>
  [...added].some((element) => element.contains(node));

function textsOf(node: Node): string[] {
  if (!(node instanceof Element)) return [];
  return [node, ...node.querySelectorAll('*')].map((element) => toVisibleLine(element.textContent ?? ''));
}

function isText(element: Element): boolean {
  const text = toVisibleLine(element.textContent ?? '');
  if (text === '' || text.length > longestOption || element.closest(noOption) !== null) return false;
  // Its own words say that it is being loaded, or empty.
  if (element.matches(list)) return false;
  return Array.from(element.children).every((child) => toVisibleLine(child.textContent ?? '') === '');
}
