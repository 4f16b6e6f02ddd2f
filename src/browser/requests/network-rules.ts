import { watchOpenedTabs } from '@/browser/input/opened-tabs';

/**
 * Blocks by network rules what a tab's debugger cannot pause: opened tabs, prefetches and workers that are nobody's. Rules do not judge:
 * whatever they match is blocked.
 */
export interface NetworkRules {
  /** Documents of these origins may load in the tab. Before they are admitted they request nothing; tabs opened by them load nothing. */
  admit(origins: Iterable<string>): Promise<void>;
  /** Blocks sockets opened from now on, and all that belongs to no tab. */
  holdForm(): Promise<void>;
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
    inOpened: newId(),
    inPages: newId(),
    ahead: newId(),
    background: newId(),
    sockets: newId(),
    unknown: newId(),
    unnameable: newId(),
    known: newId(),
  };
  const others = new Set<number>();
  /** Tabs that the page opened. */
  const pages = new Set<number>();
  const openedRule = (hosts: string[]): Rule => ({
    id: ids.opened,
    priority: priority.block,
    action: { type: 'block' },
    condition: { initiatorDomains: hosts, resourceTypes: everything, excludedTabIds: [...others, -1] },
  });
  // A sandboxed frame in one has an origin that no rule can name, which is the same site as nothing (Chromium 156, 2026-11-30). A tab of
  // the user's is known before its own page could ask another site for anything.
  const inOpenedRule = (): Rule => ({
    id: ids.inOpened,
    priority: priority.block,
    action: { type: 'block' },
    condition: { domainType: 'thirdParty', resourceTypes: ofDocuments, excludedTabIds: [...others, -1] },
  });
  const ofTabs = (id: number, tabIds: Iterable<number>, resourceTypes: ResourceType[]): Rule => ({
    id,
    priority: priority.block,
    action: { type: 'block' },
    condition: { tabIds: [...tabIds], resourceTypes },
  });
  // Nothing pauses what shared workers request, and one whose script is in a blob begins without a request (Chromium 156, 2026-11-30).
  // Service workers look the same to rules: a page passes its own by while its form is filled, but not while it is read.
  const backgroundRule = (hosts: string[]): Rule => ({
    id: ids.background,
    priority: priority.block,
    action: { type: 'block' },
    condition: { initiatorDomains: hosts, tabIds: [-1], resourceTypes: isOfForm ? everything : ahead },
  });
  // A sandboxed `srcdoc` frame runs before any debugger has it (Chromium 156, 2026-11-27), and so may others: only documents that the
  // debugger has seen coming ask for anything. An opaque origin is none of theirs.
  const onlyKnown = (known: string[]): Rule[] => [
    {
      id: ids.unnameable,
      priority: priority.block,
      action: { type: 'block' },
      condition: { tabIds: [tabId], regexFilter: unnameable, resourceTypes: ['sub_frame'] },
    },
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
  let isOfForm = false;
  let isSet = false;
  const admitted = new Set(origins);
  const update = () => {
    const hosts = hostsOf(admitted);
    return chrome.declarativeNetRequest.updateSessionRules({
      removeRuleIds: Object.values(ids),
      addRules: [
        ofTabs(ids.ahead, [tabId], ahead),
        ...(isOfForm ? [ofTabs(ids.sockets, [tabId], sockets)] : []),
        inOpenedRule(),
        // Such a frame takes its whole tab elsewhere as well.
        ...(pages.size > 0 ? [ofTabs(ids.inPages, pages, everything)] : []),
        ...(hosts.length > 0 ? [openedRule(hosts), backgroundRule(hosts)] : []),
        ...(hosts.length > 0 && canNameOwn(admitted) ? onlyKnown(hosts) : []),
      ],
    });
  };
  // What the user opens elsewhere is theirs.
  const opened = watchOpenedTabs(tabId);
  const onCreated = (tab: chrome.tabs.Tab) => {
    if (tab.id === undefined) return;
    (opened.isPages(tab) ? pages : others).add(tab.id);
    if (isSet) update().catch(() => undefined);
  };
  // None is created between the one and the other.
  chrome.tabs.onCreated.addListener(onCreated);
  for (const { id } of await chrome.tabs.query({})) if (id !== undefined && !pages.has(id)) others.add(id);
  isSet = true;
  await update();
  return {
    async admit(more) {
      const all = admitted.size;
      for (const origin of more) admitted.add(origin);
      if (admitted.size > all) await update();
    },
    async holdForm() {
      isOfForm = true;
      await update();
    },
    async remove() {
      opened.stop();
      chrome.tabs.onCreated.removeListener(onCreated);
      await chrome.declarativeNetRequest
        .updateSessionRules({ removeRuleIds: Object.values(ids) })
        .catch(() => undefined);
    },
  };
}

/** Rules cannot name hosts that are IPv6 addresses: frames of theirs do not load. */
const unnameable = String.raw`^https?://(?:[^/]*@)?\[`;
const isNameable = (host: string): boolean => !host.startsWith('[');

/** Rules match a host that ends with a dot by its name without one. */
const hostOf = (origin: string): string => (URL.parse(origin)?.hostname ?? '').replace(/\.$/, '');

function hostsOf(origins: ReadonlySet<string>): string[] {
  return [...new Set([...origins].map(hostOf))].filter((host) => host !== '' && isNameable(host));
}

/**
 * Whether the tab's own page, whose origin came first, can be named. A frame that cannot be requests nothing, and does not take the rule
 * away from the others.
 */
function canNameOwn([own = '']: Iterable<string>): boolean {
  return isNameable(hostOf(own));
}

/** Removes the rules of a killed worker, which outlive it. Never throws. */
export async function removeAbandonedRules(): Promise<void> {
  const left = await chrome.declarativeNetRequest.getSessionRules().catch(() => []);
  const removeRuleIds = left.map(({ id }) => id).filter((id) => !own.has(id));
  await chrome.declarativeNetRequest.updateSessionRules({ removeRuleIds }).catch(() => undefined);
}
