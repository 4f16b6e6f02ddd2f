import type { PageRequests } from '../contract';
import { foldText } from '../names/fold-text';
import { findTarget } from '../refs/find-target';
import { findEverywhere } from '../walker/find-everywhere';
import { waitFor } from './wait-for';

/** A form that takes files shows their names within this long, and does not complain for as long after. Milliseconds. */
const waiting = { shownMs: 8_000, calmMs: 1_000 };
const complaints = '[role=alert],[aria-live=assertive],[aria-invalid=true]';
const unread = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT']);

type Verdict = PageRequests['attach-files']['output'];

/** Looks at the page before files are given to it; the function answered with is asked after. */
export function fileVerdict(selector: string, names: readonly string[]): () => Promise<Verdict> {
  const before = new Set(complaintsNow());
  const complaint = () => complaintsNow().find((text) => !before.has(text));
  return async () => {
    const isJudged = () => complaint() !== undefined || shownNames(selector, names) !== null;
    await waitFor(isJudged, waiting.shownMs);
    await waitFor(() => complaint() !== undefined || shownNames(selector, names) === null, waiting.calmMs);
    const refusal = complaint();
    if (refusal !== undefined) return { outcome: 'refused', shown: refusal };
    const shown = shownNames(selector, names);
    return shown === null ? { outcome: 'refused', shown: '' } : { outcome: 'attached', shown };
  };
}

/** What screen readers are told at once is how forms say what is wrong with a file. */
function complaintsNow(): string[] {
  return findEverywhere(complaints)
    .map((element) => foldText(element.textContent ?? ''))
    .filter(Boolean);
}

/** The names as the page shows them, or as the field itself holds them; null where one of them is nowhere. */
function shownNames(selector: string, names: readonly string[]): string | null {
  const element = findTarget({ selector });
  const held = element instanceof HTMLInputElement ? Array.from(element.files ?? [], ({ name }) => name) : [];
  const shown = names.map((name) => (held.includes(name) ? name : textWith(name)));
  return shown.includes(null) ? null : shown.join(', ');
}

/** The text of the element that says a file's name. */
function textWith(name: string): string | null {
  const roots = findEverywhere('body,:host > *').flatMap((element) => (element.localName === 'body' ? [element] : []));
  for (const root of roots) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.nodeValue?.includes(name) && !unread.has(node.parentElement?.tagName ?? ''))
        return foldText(node.nodeValue);
    }
  }
  return null;
}
