import { z } from 'zod';
import { askFrames } from '@/browser/ask-frames';
import { wait } from '@/browser/wait';
import type { Application } from '@/domain/application';
import { siteOf } from '@/domain/canonical-url';
import { formPressed } from '@/domain/told-by-page';
import type { Store } from '@/store/store';

/** A site may take this long to say that an application has come in: until then it is looked at, without the debugger. Milliseconds. */
const patienceMs = 60_000;
const lookEveryMs = 750;

interface Parts {
  store: Pick<Store, 'applications'>;
  /** Whether anybody but the user acts in a tab. */
  isBusy(tabId: number): boolean;
}

/** Hears of applications that the user sends in the page. */
export interface SendingWatch {
  /** From now on the user's own presses in the tab count. Never throws. */
  watch(tabId: number): Promise<void>;
}

/**
 * An application becomes applied when the page says so after its user pressed something in the form themself, while the tab is still
 * that site's. What runs press does not count.
 */
export function watchSending({ store, isBusy }: Parts): SendingWatch {
  const deadlines = new Map<number, number>();
  /** Tabs that said so before anything was pressed: they cannot tell. */
  const untelling = new Set<number>();
  chrome.runtime.onMessage.addListener((message: unknown, sender) => {
    const tabId = tabOfPageScript(sender);
    if (tabId === null || !Told.safeParse(message).success) return;
    if (isBusy(tabId) || untelling.has(tabId)) return;
    const isLooking = deadlines.has(tabId);
    deadlines.set(tabId, Date.now() + patienceMs);
    if (!isLooking) void look(tabId).finally(() => deadlines.delete(tabId));
  });
  async function look(tabId: number): Promise<void> {
    const open = await store.applications.openOfTab(tabId);
    while (open.length > 0 && Date.now() < (deadlines.get(tabId) ?? 0)) {
      await wait(lookEveryMs);
      const site = await siteOfTab(tabId);
      const shown = open.filter((application) => application.site === site);
      if (shown.length === 0 || isBusy(tabId)) return;
      // A next page of the form is heard of too.
      if ((await askFrames(tabId, 'watch-sending', null)).includes(true)) return setApplied(shown);
    }
  }
  async function setApplied(applications: readonly Application[]): Promise<void> {
    const at = new Date().toISOString();
    for (const { id } of applications) await store.applications.setApplied(id, 'page', at);
  }
  return {
    async watch(tabId) {
      const saysSo = (await askFrames(tabId, 'watch-sending', null)).includes(true);
      if (saysSo) untelling.add(tabId);
      else untelling.delete(tabId);
    },
  };
}

async function siteOfTab(tabId: number): Promise<string> {
  const tab = await chrome.tabs.get(tabId).catch(() => null);
  return siteOf(tab?.url ?? '');
}

/** All that page scripts say without being asked. */
const Told = z.strictObject({ told: z.literal(formPressed) });

/** The tab of our page script in a document that is shown; null for any other sender. */
function tabOfPageScript(sender: chrome.runtime.MessageSender): number | null {
  const { id, tab, frameId, documentId, documentLifecycle } = sender;
  const isOurs = id === chrome.runtime.id && frameId !== undefined && documentId !== undefined;
  return isOurs && documentLifecycle === 'active' ? (tab?.id ?? null) : null;
}
