import type { WatchReading } from '../contract';
import { comparePages, digestPage, type PageDigest } from './page-digest';

/** A watch over this document. */
interface Watch {
  id: string;
  digest: PageDigest;
  wasActedOn: boolean;
  ending: AbortController;
}

/** What a user, or trusted input, does to a page. */
const acts = ['mousedown', 'keydown', 'wheel', 'input'];

let current: Watch | null = null;

/** Remembers how the page is, and hears whether it is acted on from now on. The watch before ends. */
export function watchChange({ id }: { id: string }): true {
  current?.ending.abort();
  const watch: Watch = { id, digest: digestPage(), wasActedOn: false, ending: new AbortController() };
  const hear = ({ isTrusted }: Event) => {
    if (isTrusted) watch.wasActedOn = true;
  };
  for (const act of acts) {
    window.addEventListener(act, hear, { capture: true, passive: true, signal: watch.ending.signal });
  }
  current = watch;
  return true;
}

/** What happened since the watch of that name began; null where this document has none. It goes on. */
export function readChange({ id }: { id: string }): WatchReading | null {
  if (current?.id !== id) return null;
  const { digest, wasActedOn } = current;
  return { wasActedOn, change: comparePages(digest, digestPage()) };
}
