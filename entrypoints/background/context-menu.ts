import { i18n } from '#i18n';

const saveId = 'save-job';
/** Only pages of the web hold postings. */
const webPages = ['http://*/*', 'https://*/*'];

/** The entries of the page's context menu. Chrome keeps them; they are made anew when the extension is installed or updated. */
export function offerContextMenu(save: (tabId: number) => Promise<unknown>): void {
  chrome.runtime.onInstalled.addListener(() => {
    chrome.contextMenus.removeAll(() => {
      chrome.contextMenus.create({
        id: saveId,
        title: i18n.t('menu.saveJob'),
        contexts: ['page', 'selection', 'link'],
        documentUrlPatterns: webPages,
      });
    });
  });
  chrome.contextMenus.onClicked.addListener(({ menuItemId }, tab) => {
    if (menuItemId !== saveId || tab?.id === undefined) return;
    // Chrome opens the panel only in answer to the click itself: before the first await. Where it cannot, the job is saved all the same.
    void chrome.sidePanel.open({ tabId: tab.id }).catch(() => undefined);
    void save(tab.id);
  });
}
