/** Runs an act and closes the tabs that it opened from this one, answering with where they were to lead. */
export async function withNewTabs(id: number, act: () => Promise<void>): Promise<string[]> {
  const created: chrome.tabs.Tab[] = [];
  const onCreated = (tab: chrome.tabs.Tab) => {
    if (tab.openerTabId === id) created.push(tab);
  };
  chrome.tabs.onCreated.addListener(onCreated);
  try {
    await act();
  } finally {
    chrome.tabs.onCreated.removeListener(onCreated);
  }
  return Promise.all(created.map(closeTab));
}

async function closeTab({ id, pendingUrl, url }: chrome.tabs.Tab): Promise<string> {
  if (id === undefined) return '';
  const latest = await chrome.tabs.get(id).catch(() => null);
  await chrome.tabs.remove(id).catch(() => undefined);
  return latest?.pendingUrl ?? latest?.url ?? pendingUrl ?? url ?? '';
}
