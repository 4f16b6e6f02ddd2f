import { z } from 'zod';
import { anyFrameSaysSent, saysSent } from '@/browser/scope/says-sent';
import type { Application } from '@/domain/form/application';
import { originOf, topFrameLocation } from '@/domain/form/form-scope';
import { formPressedEvent } from '@/page-api/page-events';
import { sleep } from '@/std/sleep';
import type { Store } from '@/store/store';
import { siteOf } from '@/url/canonical-url';

/** Milliseconds a site may take to confirm that an application was received: until then it is checked, without the debugger. */
const patienceMs = 60_000;
const lookEveryMs = 750;

interface Parts {
  store: Pick<Store, 'applications'>;
  /** Whether anyone but the user acts in a tab. */
  isBusy(tabId: number): boolean;
}

/** Notices applications the user sends in the page. */
export interface ConfirmationWatch {
  /** From now on the user's own presses in the tab count. Never throws. */
  watch(tabId: number): Promise<void>;
}

/**
 * An application becomes applied when the page says so after its user pressed something in the form themselves, while the tab still shows
 * that site. Runs' presses do not count.
 */
export function watchForConfirmation({ store, isBusy }: Parts): ConfirmationWatch {
  const deadlines = new Map<number, number>();
  /** Tabs that said so before anything was pressed: they prove nothing. */
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
      await sleep(lookEveryMs);
      const site = await siteOfTab(tabId);
      const shown = open.filter((application) => application.site === site);
      if (shown.length === 0 || isBusy(tabId)) return;
      // A next page of the form is watched too.
      const told = await toldOf(tabId, shown);
      if (told.length > 0) return setApplied(told);
    }
  }
  async function setApplied(applications: readonly Application[]): Promise<void> {
    const at = new Date().toISOString();
    for (const { id } of applications) await store.applications.setApplied(id, 'page', at);
  }
  return {
    async watch(tabId) {
      if (await anyFrameSaysSent(tabId)) untelling.add(tabId);
      else untelling.delete(tabId);
    },
  };
}

/** Those whose own page says it: what a frame of somebody else shows says nothing of them. */
async function toldOf(tabId: number, applications: readonly Application[]): Promise<Application[]> {
  const told: Application[] = [];
  for (const application of applications) {
    const place = application.place ?? topFrameLocation(originOf(application.formUrl));
    if (await saysSent(tabId, place)) told.push(application);
  }
  return told;
}

async function siteOfTab(tabId: number): Promise<string> {
  const tab = await chrome.tabs.get(tabId).catch(() => null);
  return siteOf(tab?.url ?? '');
}

/** All that page scripts report unasked. */
const Told = z.strictObject({ told: z.literal(formPressedEvent) });

/** The tab of our page script in a visible document; null for any other sender. */
function tabOfPageScript(sender: chrome.runtime.MessageSender): number | null {
  const { id, tab, frameId, documentId, documentLifecycle } = sender;
  const isOurs = id === chrome.runtime.id && frameId !== undefined && documentId !== undefined;
  return isOurs && documentLifecycle === 'active' ? (tab?.id ?? null) : null;
}
