import { toVisibleLine } from '@/language/fold/visible-one-line';

/** Characters. A longer text is no option. */
const longestOption = 120;
const noOption = 'input,select,textarea,script,style,label,[role=alert],[role=status],[aria-live]';

/** Elements that a page adds while something is done. */
export interface AppearingElements {
  /** The innermost of them that have words and belong to no field, in page order. */
  texts(): Element[];
  stop(): void;
}

/** Watches the roots that an element is in, up to the document: a list without roles is known only by appearing. */
export function watchAppearing(beside: Element): AppearingElements {
  const added = new Set<Element>();
  const keep = (records: readonly MutationRecord[]) => {
    for (const { addedNodes } of records) for (const node of addedNodes) if (node instanceof Element) added.add(node);
  };
  const observer = new MutationObserver(keep);
  for (const root of new Set([beside.getRootNode(), document]))
    observer.observe(root, { childList: true, subtree: true });
  return {
    texts() {
      keep(observer.takeRecords());
      const all = [...added].filter((element) => element.isConnected && !element.contains(beside));
      return [...new Set(all.flatMap((element) => [element, ...element.querySelectorAll('*')]))].filter(isText);
    },
    stop: () => observer.disconnect(),
  };
}

function isText(element: Element): boolean {
  const text = toVisibleLine(element.textContent ?? '');
  if (text === '' || text.length > longestOption || element.closest(noOption) !== null) return false;
  return Array.from(element.children).every((child) => toVisibleLine(child.textContent ?? '') === '');
}
