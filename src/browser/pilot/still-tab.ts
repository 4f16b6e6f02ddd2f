/** What blinks and moves would make two pictures of the same page different. Ended at once, not stopped: what fades in is seen. */
const css = `*, *::before, *::after {
  caret-color: transparent !important;
  animation-duration: 1ms !important;
  animation-delay: 0s !important;
  animation-iteration-count: 1 !important;
  transition-duration: 1ms !important;
  transition-delay: 0s !important;
  scroll-behavior: auto !important;
}`;

/** A tab whose pages do not move, by the user's own style sheet, which comes before theirs. */
export interface StilledTab {
  /** Stills what is new. */
  still(): Promise<void>;
  /** Lets all of it move again. Never throws. */
  release(): Promise<void>;
}

export function stillTab(tabId: number): StilledTab {
  const stilled = new Set<string>();
  return {
    async still() {
      const documents = await chrome.scripting.executeScript({ target: { tabId, allFrames: true }, func: () => null });
      const fresh = documents.map(({ documentId }) => documentId).filter((id) => !stilled.has(id));
      // A document that went away meanwhile fails them all: one by one the others are stilled.
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
