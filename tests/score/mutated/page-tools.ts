/** What mutations share inside a page. It lives in the page's own world, which the page script does not see. */
export interface PageTools {
  /** All elements of the body, and those in the shadow roots that a mutation made. */
  elements(): HTMLElement[];
  /** Puts an element of another name in an element's place, with its attributes, its children and the marks of a score. */
  rename(element: Element, name: string): void;
  /** Makes a change, and gives every element back the looks that it lost by it: style sheets go by what is changed. */
  keepLooks(change: () => void): void;
  /** The element that a selector of ours names, ` >>> ` leading into a shadow root. */
  find(selector: string): Element | null;
  /** The shadow root that a mutation gave a host, open or closed. */
  roots: Map<Element, ShadowRoot>;
  /** A number from 0 to 1 that a text always gives. */
  draw(text: string): number;
  /** Whether an element breaks the line. */
  isBlock(node: Node): boolean;
}

/** What a score marks an element with before a page is mutated, to know it again. */
export interface ElementMark {
  isNext?: boolean;
  isNumber?: boolean;
  /** Its place among the controls. */
  place?: number;
}

declare global {
  interface Window {
    pageTools: PageTools;
  }
  interface Element {
    scoreMark?: ElementMark;
  }
}

/** Runs in the page, so it may use nothing from outside. */
export function installPageTools(): void {
  const looks = [
    ...['display', 'visibility', 'opacity', 'position', 'float', 'clip', 'clip-path', 'overflow-x', 'overflow-y'],
    ...['font-size', 'font-weight', 'text-transform', 'white-space', 'text-indent', 'cursor', 'content-visibility'],
  ];
  /** Whatever depends on the room there is, so only for what stands outside the flow or cuts off. */
  const extents = ['width', 'height', 'top', 'left', 'max-height'];
  const roots = new Map<Element, ShadowRoot>();
  const replaced = new Map<Element, Element>();

  const elementsIn = (scope: ParentNode): HTMLElement[] =>
    Array.from(scope.querySelectorAll('*')).flatMap((element) => {
      const root = roots.get(element);
      const own = element instanceof HTMLElement ? [element] : [];
      return root ? [...own, ...elementsIn(root)] : own;
    });
  const looksOf = (element: Element) => {
    const style = getComputedStyle(element);
    const isCut = /absolute|fixed/.test(style.position) || style.overflowX !== 'visible';
    return (isCut ? [...looks, ...extents] : looks).map((name) => [name, style.getPropertyValue(name)] as const);
  };

  window.pageTools = {
    roots,
    elements: () => elementsIn(document.body),
    find: (selector) =>
      selector.split(' >>> ').reduce<Element | null>((host, step, depth) => {
        if (depth === 0) return document.querySelector(step);
        return (host && (host.shadowRoot ?? roots.get(host))?.querySelector(step)) ?? null;
      }, null),
    rename(element, name) {
      const other = document.createElement(name);
      for (const { name: attribute, value } of Array.from(element.attributes)) other.setAttribute(attribute, value);
      other.scoreMark = element.scoreMark;
      other.append(...Array.from(element.childNodes));
      element.replaceWith(other);
      replaced.set(element, other);
    },
    keepLooks(change) {
      const before = [document.body, ...elementsIn(document.body)].map(
        (element) => [element, looksOf(element)] as const,
      );
      change();
      const lost = before.map(([element, looked]) => {
        const now = replaced.get(element) ?? element;
        const style = getComputedStyle(now);
        return [now, looked.filter(([name, value]) => style.getPropertyValue(name) !== value)] as const;
      });
      for (const [now, styles] of lost) {
        if (now instanceof HTMLElement) for (const [name, value] of styles) now.style.setProperty(name, value);
      }
    },
    draw(text) {
      let hash = 2166136261;
      for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
      return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
    },
    isBlock: (node) => node instanceof Element && !/^(?:inline|contents|none$)/.test(getComputedStyle(node).display),
  };
}
