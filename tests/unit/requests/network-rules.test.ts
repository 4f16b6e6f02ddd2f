import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setNetworkRules } from '@/browser/requests/network-rules';

type Rule = chrome.declarativeNetRequest.Rule;
type Update = { removeRuleIds: number[]; addRules?: Rule[] };

const rules = new Map<number, Rule>();
const ofTab = 7;

let tell: (tab: object) => void = () => undefined;

beforeEach(() => {
  rules.clear();
  const event = { addListener: () => undefined, removeListener: () => undefined };
  const onCreated = {
    ...event,
    addListener(listener: typeof tell) {
      tell = listener;
    },
  };
  vi.stubGlobal('chrome', {
    tabs: { query: async () => [{ id: 3 }], onCreated },
    debugger: { onEvent: event },
    declarativeNetRequest: {
      async updateSessionRules({ removeRuleIds, addRules = [] }: Update) {
        for (const id of removeRuleIds) rules.delete(id);
        for (const rule of addRules) rules.set(rule.id, rule);
      },
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const allOf = (tabId: number) => [...rules.values()].filter(({ condition }) => condition.tabIds?.includes(tabId));
const allowed = () => allOf(ofTab).find(({ action }) => action.type === 'allow')?.condition.initiatorDomains;
const blocksUnknown = () =>
  allOf(ofTab).some(
    ({ condition: { resourceTypes, initiatorDomains } }) => resourceTypes?.includes('image') && !initiatorDomains,
  );
const blockedOfNoTab = (host: string) =>
  allOf(-1)
    .filter(({ action, condition }) => action.type === 'block' && condition.initiatorDomains?.includes(host))
    .flatMap(({ condition }) => condition.resourceTypes ?? []);

it('blocks while a form is filled what workers of any document of the tab ask for, and while a page is read only what is fetched ahead', async () => {
  const set = await setNetworkRules(ofTab, new Set(['https://jobs.example']));
  expect(blockedOfNoTab('jobs.example')).toEqual(['other']);
  await set.holdForm();
  expect(blockedOfNoTab('jobs.example')).toEqual(expect.arrayContaining(['xmlhttprequest', 'script', 'font', 'other']));
  await set.admit(['https://late.example']);
  expect(blockedOfNoTab('late.example')).toContain('xmlhttprequest');
  await set.remove();
  expect(rules.size).toBe(0);
});

it('keeps documents that nobody saw coming from asking for anything, whatever address a frame has', async () => {
  const set = await setNetworkRules(ofTab, new Set(['https://jobs.example', 'https://[::2]']));
  expect(blocksUnknown()).toBe(true);
  await set.admit(['https://[::1]', 'https://late.example']);
  expect(blocksUnknown()).toBe(true);
  expect(allowed()).toEqual(['jobs.example', 'late.example']);
});

it('lets a page ask for what it needs that has such an address itself', async () => {
  const set = await setNetworkRules(ofTab, new Set(['https://[::1]']));
  await set.admit(['https://late.example']);
  expect(blocksUnknown()).toBe(false);
});

it('names a host that ends with a dot as rules do', async () => {
  const set = await setNetworkRules(ofTab, new Set(['https://jobs.example.']));
  await set.holdForm();
  expect(allowed()).toEqual(['jobs.example']);
  expect(blockedOfNoTab('jobs.example')).toContain('xmlhttprequest');
});

it('holds in a tab that is nobody’s yet what a frame without an origin asks for, in the page’s everything, and nothing in the user’s', async () => {
  await setNetworkRules(ofTab, new Set(['https://jobs.example']));
  const ofNobody = () =>
    [...rules.values()].filter(({ condition }) => condition.excludedTabIds && !condition.initiatorDomains);
  expect(ofNobody().map(({ condition }) => condition.domainType)).toEqual(['thirdParty']);
  expect(ofNobody()[0]?.condition.excludedTabIds).toEqual([3, -1]);
  tell({ id: 8, openerTabId: 3, url: '' });
  tell({ id: 9, openerTabId: ofTab, url: '' });
  await vi.waitFor(() => expect(ofNobody()[0]?.condition.excludedTabIds).toEqual([3, 8, -1]));
  expect(allOf(8)).toEqual([]);
  expect(allOf(9).flatMap(({ condition }) => condition.resourceTypes ?? [])).toContain('main_frame');
});
