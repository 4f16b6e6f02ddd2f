import type { PageChange, WatchReading } from '@/page-api/change-requests';
import { diffPages, digestPage, type PageDigest } from './page-digest';

/** A watch on this document. */
interface Watch {
  id: string;
  digest: PageDigest;
  /** How far an act got: a worker killed during a press may never release the button. */
  act: 'none' | 'begun' | 'whole';
  ending: AbortController;
}

/** User or trusted input, by how much of an act it is: a click is both halves of a press. */
const acts = { mousedown: 'begun', mouseup: 'whole', keydown: 'whole', wheel: 'whole', input: 'whole' } as const;

let current: Watch | null = null;

/** Records the page and listens for user input from now on. Ends the previous watch. */
export function startChangeWatch({ id }: { id: string }): true {
  current?.ending.abort();
  const watch: Watch = { id, digest: digestPage(), act: 'none', ending: new AbortController() };
  for (const [event, act] of Object.entries(acts)) {
    const hear = ({ isTrusted }: Event) => {
      if (isTrusted && watch.act !== 'whole') watch.act = act;
    };
    window.addEventListener(event, hear, { capture: true, passive: true, signal: watch.ending.signal });
  }
  current = watch;
  return true;
}

/**
 * What happened since the named watch began; null if this document has none. The watch continues. A half-finished press counts if the page
 * reacted to it: some open their lists on mousedown.
 */
export function readChangeSince({ id }: { id: string }): WatchReading | null {
  if (current?.id !== id) return null;
  const { digest, act } = current;
  const change = diffPages(digest, digestPage());
  return { wasActedOn: act === 'whole' || (act === 'begun' && !isNothing(change)), change };
}

function isNothing(change: PageChange): boolean {
  return Object.values(change).every((part) => part === 0 || (Array.isArray(part) && part.length === 0));
}
