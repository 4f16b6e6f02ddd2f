import { cachePerTask } from './cache-per-task';

/** Elements that may host a shadow root besides custom ones (DOM standard, `attachShadow`). */
const plainHosts = new Set(
  'article aside blockquote body div footer h1 h2 h3 h4 h5 h6 header main nav p section span'.split(' '),
);

/** An element's shadow root, open or closed; null if none. Closed ones need the extension's world. */
export function shadowRootOf(element: Element): ShadowRoot | null {
  const { localName } = element;
  if (!plainHosts.has(localName) && !localName.includes('-')) return null;
  return element instanceof HTMLElement ? rootOf(element) : null;
}

/** Asking for a closed one is a browser call: thousands of them are most of a walk's cost. */
const rootOf = cachePerTask(
  (element: HTMLElement) => element.shadowRoot ?? globalThis.chrome?.dom?.openOrClosedShadowRoot(element) ?? null,
);
