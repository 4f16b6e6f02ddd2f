/**
 * Does something to a tab that Chrome must not discard meanwhile, as it does with tabs nobody has viewed for long: its form would be
 * emptied, and its run would never find it again, since it returns with another id.
 */
export async function preventTabDiscard<Result>(tabId: number, work: () => Promise<Result>): Promise<Result> {
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
