import type { PageChange, WatchReading } from '../contract';
import { comparePages, digestPage, type PageDigest } from './page-digest';

/** A watch over this document. */
interface Watch {
  id: string;
  digest: PageDigest;
  /** How far an act came: a worker that is killed over a press may never let the button go. */
  act: 'none' | 'begun' | 'whole';
  ending: AbortController;
}

/** What a user, or trusted input, does to a page, by how much of an act it is: a click comes of both halves of a press. */
const acts = { mousedown: 'begun', mouseup: 'whole', keydown: 'whole', wheel: 'whole', input: 'whole' } as const;

let current: Watch | null = null;

/** Remembers how the page is, and hears whether it is acted on from now on. The watch before ends. */
export function watchChange({ id }: { id: string }): true {
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
 * What happened since the watch of that name began; null where this document has none. It goes on. A press that was only begun
 * counts where the page answered it: some open their lists at that half.
 */
export function readChange({ id }: { id: string }): WatchReading | null {
  if (current?.id !== id) return null;
  const { digest, act } = current;
  const change = comparePages(digest, digestPage());
  return { wasActedOn: act === 'whole' || (act === 'begun' && !isNothing(change)), change };
}

function isNothing(change: PageChange): boolean {
  return Object.values(change).every((part) => part === 0 || (Array.isArray(part) && part.length === 0));
}
