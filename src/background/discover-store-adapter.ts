import type { Understanding } from '@/domain/page/understanding';
import type { SettingsStore } from '@/store/settings/settings-store';
import type { Spending } from '@/store/settings/spending';
import type { Store } from '@/store/store';
import { siteOf } from '@/url/canonical-url';
import { pathPatternOf } from '@/url/path-pattern';
import type { DiscoverStore } from '@/workflows/discovery';

/** The store as a discovery needs it. */
export function discoverStore(store: Store, settings: SettingsStore, spending: Spending): DiscoverStore {
  return {
    understandingOf: (url) => understandingOfUrl(store, url),
    saveUnderstanding: (understanding) => store.understandings.put(understanding),
    jobById: async (id) => (await store.jobs.getMany([id]))[0] ?? null,
    itemsOf: (runId) => store.items.list(runId),
    hasAgreed: async (host) => (await settings.read()).acceptedNotices.includes(host),
    graphOf: async (site) => (await store.graphs.get(site)) ?? null,
    saveGraph: (site, graph) => store.graphs.put(site, graph),
    savePictures: (runId, seq, { before, after }) =>
      store.pictures.put({ runId, seq, before: before?.bytes ?? null, after: after?.bytes ?? null }),
    picturesOf: async (runId, seq) => (await store.pictures.get(runId, seq)) ?? { before: null, after: null },
    addSpending: async (dollars) => {
      if (dollars > 0) await spending.add(dollars, new Date());
    },
  };
}

/** What is known about the kind of page at an address. */
export async function understandingOfUrl(store: Store, url: string): Promise<Understanding | null> {
  const known = await store.understandings.ofSite(siteOf(url));
  return known.find(({ pathPattern }) => pathPattern === pathPatternOf(url)) ?? null;
}
