import type { PageRequests } from '../contract';
import { findTarget } from '../refs/find-target';

/** A mark is there for a picture, also where nobody comes to take it back. Milliseconds. */
const longestMs = 1_500;

let timer: ReturnType<typeof setTimeout> | undefined;
let marked: { root: ShadowRoot; sheet: CSSStyleSheet }[] = [];

/**
 * Adds rules to the shadow roots that elements stand in, in place of those before: style sheets of the browser's user, which mark what
 * stands in a document, do not hold there.
 */
export function markInShadow({ rules }: PageRequests['mark-in-shadow']['input']): true {
  const before = marked;
  marked = [];
  for (const { root, sheet } of before)
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet);
  for (const { selector, css } of rules) {
    const root = findTarget({ selector })?.getRootNode();
    if (!(root instanceof ShadowRoot)) continue;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    marked.push({ root, sheet });
  }
  clearTimeout(timer);
  if (rules.length > 0) timer = setTimeout(() => markInShadow({ rules: [] }), longestMs);
  return true;
}
