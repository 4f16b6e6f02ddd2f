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

/** Stills all frames of a tab that are there now, by the user's style sheet, which comes before the page's own. */
export async function stillPage(tabId: number): Promise<void> {
  await chrome.scripting.insertCSS({ target: { tabId, allFrames: true }, css, origin: 'USER' });
}

/** Lets it move again. Never throws. */
export async function unstillPage(tabId: number): Promise<void> {
  await chrome.scripting.removeCSS({ target: { tabId, allFrames: true }, css, origin: 'USER' }).catch(() => undefined);
}
