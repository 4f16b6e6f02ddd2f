import { watchOpenedTabs } from '@/browser/input/opened-tabs';

/**
 * Blocks by network rules what a tab's debugger cannot pause: opened tabs and prefetches. Rules do not judge: whatever they match is
 * blocked.
 */
export interface NetworkRules {
  /** Origins of the tab's frames: tabs opened by them load nothing. */
  setOrigins(origins: ReadonlySet<string>): Promise<void>;
  /** A document of this origin may load in the tab; before it is, it requests nothing. */
  admit(origin: string): Promise<void>;
  /** Blocks sockets opened from now on. */
  holdSockets(): Promise<void>;
  /** Never throws. */
  remove(): Promise<void>;
}

type Rule = chrome.declarativeNetRequest.Rule;
type ResourceType = `${chrome.declarativeNetRequest.ResourceType}`;

const everything: ResourceType[] = [
  'main_frame',
  'sub_frame',
  'stylesheet',
  'script',
  'image',
  'font',
  'object',
  'xmlhttprequest',
  'ping',
  'csp_report',
  'media',
  'websocket',
  'webtransport',
  'webbundle',
  'other',
];

/** Prefetched pages (`rel=prefetch`) bypass the debugger (Chromium 156, 2026-11-23): they load on navigation. */
const ahead: ResourceType[] = ['other'];
/** So do sockets. */
const sockets: ResourceType[] = ['websocket', 'webtransport'];
/** What a document asks for: a tab's own page has no document that asks. */
const ofDocuments = everything.filter((type) => type !== 'main_frame');

/** Blocks outweigh what is let through to the debugger. */
const priority = { unknown: 1, known: 2, block: 3 } as const;

/** This worker's rules: an earlier one's have other ids. */
const own = new Set<number>();
let lastId = Math.floor(Math.random() * 2 ** 29);

function newId(): number {
  lastId += 1;
  own.add(lastId);
  return lastId;
}

/**
 * Sets the rules. An opened tab requests its page before a debugger could be attached, so nothing opened by the tab's origins loads.
 * Rejects if the browser refuses.
 */
export async function setNetworkRules(tabId: number, origins: ReadonlySet<string>): Promise<NetworkRules> {
  const ids = {
    opened: newId(),
    ahead: newId(),
    background: newId(),
    sockets: newId(),
    unknown: newId(),
    known: newId(),
  };
  const there = (await chrome.tabs.query({})).flatMap(({ id }) => id ?? []);
  const others = new Set(there);
  const openedRule = (hosts: string[]): Rule => ({
    id: ids.opened,
    priority: priority.block,
    action: { type: 'block' },
    condition: { initiatorDomains: hosts, resourceTypes: everything, excludedTabIds: [...others, -1] },
  });
  const ofTab = (id: number, resourceTypes: ResourceType[]): Rule => ({
    id,
    priority: priority.block,
    action: { type: 'block' },
    condition: { tabIds: [tabId], resourceTypes },
  });
  const backgroundRule = (hosts: string[]): Rule => ({
    id: ids.background,
    priority: priority.block,
    action: { type: 'block' },
    condition: { initiatorDomains: hosts, tabIds: [-1], resourceTypes: ahead },
  });
  // A sandboxed `srcdoc` frame runs before any debugger has it (Chromium 156, 2026-11-27), and so may others: only documents that the
  // debugger has seen coming ask for anything. An opaque origin is none of theirs.
  const onlyKnown = (known: string[]): Rule[] => [
    {
      id: ids.unknown,
      priority: priority.unknown,
      action: { type: 'block' },
      condition: { tabIds: [tabId], resourceTypes: ofDocuments },
    },
    {
      id: ids.known,
      priority: priority.known,
      action: { type: 'allow' },
      condition: { tabIds: [tabId], initiatorDomains: known, resourceTypes: ofDocuments },
    },
  ];
  const admitted = new Set(origins);
  let hosts = hostsOf(origins);
  const update = () =>
    chrome.declarativeNetRequest.updateSessionRules({
      removeRuleIds: [ids.opened, ids.background, ids.ahead, ids.unknown, ids.known],
      addRules: [
        ofTab(ids.ahead, ahead),
        ...(hosts.length > 0 ? [openedRule(hosts), backgroundRule(hosts)] : []),
        ...(canNameAll(admitted) ? onlyKnown(hostsOf(admitted)) : []),
      ],
    });
  // What the user opens elsewhere is theirs.
  const opened = watchOpenedTabs(tabId);
  const onCreated = (tab: chrome.tabs.Tab) => {
    if (tab.id === undefined || opened.isPages(tab)) return;
    others.add(tab.id);
    update().catch(() => undefined);
  };
  chrome.tabs.onCreated.addListener(onCreated);
  await update();
  return {
    async setOrigins(now) {
      hosts = hostsOf(now);
      for (const origin of now) admitted.add(origin);
      await update();
    },
    async admit(origin) {
      if (admitted.has(origin)) return;
      admitted.add(origin);
      await update();
    },
    holdSockets: () =>
      chrome.declarativeNetRequest.updateSessionRules({
        removeRuleIds: [ids.sockets],
        addRules: [ofTab(ids.sockets, sockets)],
      }),
    async remove() {
      opened.stop();
      chrome.tabs.onCreated.removeListener(onCreated);
      await chrome.declarativeNetRequest
        .updateSessionRules({ removeRuleIds: Object.values(ids) })
        .catch(() => undefined);
    },
  };
}

function hostsOf(origins: ReadonlySet<string>): string[] {
  return [...new Set([...origins].flatMap((origin) => URL.parse(origin)?.hostname ?? []))].filter(
    (host) => !host.startsWith('['),
  );
}

/** Rules cannot name hosts that are IPv6 addresses. */
function canNameAll(origins: ReadonlySet<string>): boolean {
  const named = [...origins].flatMap((origin) => URL.parse(origin)?.hostname ?? []);
  return named.length > 0 && !named.some((host) => host.startsWith('['));
}

/** Removes the rules of a killed worker, which outlive it. Never throws. */
export async function removeAbandonedRules(): Promise<void> {
  const left = await chrome.declarativeNetRequest.getSessionRules().catch(() => []);
  const removeRuleIds = left.map(({ id }) => id).filter((id) => !own.has(id));
  await chrome.declarativeNetRequest.updateSessionRules({ removeRuleIds }).catch(() => undefined);
}
