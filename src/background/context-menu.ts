import { i18n } from '#i18n';

/** Only web pages have postings and forms. */
const webPages = ['http://*/*', 'https://*/*'];

/** The entries of the page's context menu, by id, which is also that of the keyboard command if there is one. */
export interface MenuActs {
  'fill-form'(tabId: number): Promise<unknown>;
  'save-job'(tabId: number): Promise<unknown>;
}

type MenuId = keyof MenuActs;
type Contexts = [`${chrome.contextMenus.ContextType}`, ...`${chrome.contextMenus.ContextType}`[]];

const entries: Record<MenuId, { title(): string; contexts: Contexts }> = {
  'fill-form': { title: () => i18n.t('menu.fillForm'), contexts: ['page', 'editable', 'selection', 'frame'] },
  'save-job': { title: () => i18n.t('menu.saveJob'), contexts: ['page', 'selection', 'link'] },
};

/** The page's context menu. Chrome stores its entries; they are recreated when the extension is installed or updated. */
export function offerContextMenu(acts: MenuActs): void {
  chrome.runtime.onInstalled.addListener(() => {
    chrome.contextMenus.removeAll(() => {
      for (const id of menuIds) {
        const { title, contexts } = entries[id];
        chrome.contextMenus.create({ id, title: title(), contexts, documentUrlPatterns: webPages });
      }
    });
  });
  chrome.contextMenus.onClicked.addListener(({ menuItemId }, tab) => perform(acts, menuItemId, tab));
  chrome.commands.onCommand.addListener((command, tab) => perform(acts, command, tab));
}

const menuIds: readonly MenuId[] = ['fill-form', 'save-job'];

function perform(acts: MenuActs, id: string | number, tab: chrome.tabs.Tab | undefined): void {
  const known = menuIds.find((one) => one === id);
  if (!known || tab?.id === undefined) return;
  // Chrome opens the panel only in response to the click: before the first await. If that fails, the act is still done.
  void chrome.sidePanel.open({ tabId: tab.id }).catch(() => undefined);
  acts[known](tab.id).catch(console.error);
}
