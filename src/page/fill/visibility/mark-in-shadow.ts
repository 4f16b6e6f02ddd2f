import { findTarget } from '@/page/dom/refs/find-target';
import type { PageRequests } from '@/page-api/page-requests';

/** Milliseconds. Marks end after a screenshot even if nobody removes them. */
const longestMs = 1_500;

let timer: ReturnType<typeof setTimeout> | undefined;
let marked: { root: ShadowRoot; sheet: CSSStyleSheet }[] = [];

/**
 * Adds rules to the shadow roots of elements, replacing earlier ones: user-origin style sheets, which mark elements in documents, do not
 * apply there.
 */
export function setShadowMarks({ rules }: PageRequests['mark-in-shadow']['input']): true {
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
  if (rules.length > 0) timer = setTimeout(() => setShadowMarks({ rules: [] }), longestMs);
  return true;
}
