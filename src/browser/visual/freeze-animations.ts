import { runInFrames } from '@/browser/frames/run-in-frames';

/** Animations would make two screenshots of a page differ. They are finished rather than paused: what fades in is shown. */
const css = `*, *::before, *::after {
  caret-color: transparent !important;
  animation-duration: 1ms !important;
  animation-delay: 0s !important;
  animation-iteration-count: 1 !important;
  transition-duration: 1ms !important;
  transition-delay: 0s !important;
  scroll-behavior: auto !important;
}`;

/** A tab without animations, by a user-origin style sheet, which overrides the page's. */
export interface FrozenTab {
  /** Stills new frames. */
  still(): Promise<void>;
  /** Restores animations. Never throws. */
  release(): Promise<void>;
}

export function freezeAnimations(tabId: number): FrozenTab {
  const stilled = new Set<string>();
  return {
    async still() {
      const documents = await runInFrames(tabId, () => null, [], { isAtOnce: true });
      const fresh = documents.map(({ documentId }) => documentId).filter((id) => !stilled.has(id));
      // One document that disappears fails the whole call: the others are then stilled one by one.
      await Promise.all(fresh.map((id) => insertInto(tabId, id)));
      for (const id of fresh) stilled.add(id);
    },
    async release() {
      await chrome.scripting
        .removeCSS({ target: { tabId, allFrames: true }, css, origin: 'USER' })
        .catch(() => undefined);
    },
  };
}

async function insertInto(tabId: number, documentId: string): Promise<void> {
  const target = { tabId, documentIds: [documentId] };
  await chrome.scripting.insertCSS({ target, css, origin: 'USER' }).catch(() => undefined);
}
