import { shadowRootOf } from './shadow-root-of';

/**
 * Everything on the page that a selector matches, through the shadow roots of custom elements and all open ones. Closed roots of
 * plain elements are left out: to ask every element for one takes longer than the rest of a snapshot.
 */
export function findEverywhere(selector: string, root: Document | ShadowRoot = document): Element[] {
  const hosts = Array.from(root.querySelectorAll('*')).filter(
    (element) => element.localName.includes('-') || element.shadowRoot !== null,
  );
  const inside = hosts.flatMap((host) => {
    const inner = shadowRootOf(host);
    return inner ? findEverywhere(selector, inner) : [];
  });
  return [...root.querySelectorAll(selector), ...inside];
}
