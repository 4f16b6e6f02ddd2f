import { cachePerTask } from './cache-per-task';
import { shadowRootOf } from './shadow-root-of';
import { allIn } from './unshadowed';

/** Elements that never host a shadow root, and make up most pages. */
const neverHosts = new Set(
  'a,abbr,b,br,button,dd,dl,dt,em,fieldset,figure,form,hr,i,iframe,img,input,label,legend,li,link,meta,ol,option,path,picture,script,select,small,source,strong,style,sub,sup,svg,table,tbody,td,textarea,tfoot,th,thead,time,tr,u,ul,use'.split(
    ',',
  ),
);

/** Plain elements that may host a root and hold a part of the page. With nothing of its own, one is there for its root, or for nothing. */
const emptyHosts = new Set(['article', 'aside', 'div', 'footer', 'header', 'main', 'nav', 'section']);

/**
 * All matches of a selector, including the shadow roots of custom elements and all open ones. Closed roots of plain elements that have
 * content beside are skipped: asking every element for one takes longer than the rest of a snapshot.
 */
export function findEverywhere(selector: string, root: Document | ShadowRoot = document): Element[] {
  const inside = rootsIn(root).flatMap((inner) => findEverywhere(selector, inner));
  return [...allIn(root, selector), ...inside];
}

/** The same within an element, including its own shadow root. Matches in shadow roots come last. */
export function findWithin(selector: string, part: Element): Element[] {
  return [...allIn(part, selector), ...findInRootsOf(selector, part)];
}

/** Matches in the shadow roots of an element and its descendants. */
export function findInRootsOf(selector: string, part: Element): Element[] {
  const own = shadowRootOf(part);
  return [...(own ? [own] : []), ...rootsIn(part)].flatMap((root) => findEverywhere(selector, root));
}

/** Finding these takes most of a search: they are cached per task, and a walk is four times as fast as a selector (2026-11-26). */
const rootsIn = cachePerTask((root: Document | ShadowRoot | Element): ShadowRoot[] => {
  const found: ShadowRoot[] = [];
  const walker = Document.prototype.createTreeWalker.call(document, root, NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof HTMLElement) || neverHosts.has(node.localName)) continue;
    if (!(node.localName.includes('-') || node.shadowRoot !== null || isEmptyHost(node))) continue;
    const inner = shadowRootOf(node);
    if (inner) found.push(inner);
  }
  return found;
});

function isEmptyHost(element: Element): boolean {
  if (!emptyHosts.has(element.localName)) return false;
  for (let child = element.firstChild; child; child = child.nextSibling) {
    if (child.nodeType !== Node.COMMENT_NODE) return false;
  }
  return true;
}
