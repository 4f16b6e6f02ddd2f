/**
 * Does something to a tab that Chrome may not unload meanwhile, as it does with tabs that nobody looks at for long: the form in it would be
 * emptied, and its run would never find it again, since it comes back under another number.
 */
export async function keepLoaded<Result>(tabId: number, work: () => Promise<Result>): Promise<Result> {
  await setUnloading(tabId, false);
  try {
    return await work();
  } finally {
    await setUnloading(tabId, true);
  }
}

async function setUnloading(tabId: number, isAllowed: boolean): Promise<void> {
  // The tab may be closed by now.
  await chrome.tabs.update(tabId, { autoDiscardable: isAllowed }).catch(() => undefined);
}
