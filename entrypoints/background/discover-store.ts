import { siteOf } from '@/domain/canonical-url';
import type { SettingsStore } from '@/store/settings-store';
import type { Store } from '@/store/store';
import type { DiscoverStore } from '@/workflows/discover/ports';
import { pathPatternOf } from '@/domain/path-pattern';

/** What a discovery asks of the store, in its words. */
export function discoverStore(store: Store, settings: SettingsStore): DiscoverStore {
  return {
    async understandingOf(url) {
      const known = await store.understandings.ofSite(siteOf(url));
      return known.find(({ pathPattern }) => pathPattern === pathPatternOf(url)) ?? null;
    },
    saveUnderstanding: (understanding) => store.understandings.put(understanding),
    jobById: async (id) => (await store.jobs.getMany([id]))[0] ?? null,
    hasAgreed: async (host) => (await settings.read()).acceptedNotices.includes(host),
  };
}
