import type { Tab } from '@/browser/tab';
import type { CollectedItem } from '@/domain/job/collected-item';
import type { Job } from '@/domain/job/job';
import type { ExplorationLimits } from '@/domain/settings/exploration-limits';
import type { ExplorationParts, ExploreStore, ExploreTab } from '@/workflows/explore/exploration-ports';

/** What a discovery needs of the tab: to explore, to walk lists, and to know which forms were blocked. */
export type DiscoveryTab = ExploreTab &
  Pick<Tab, 'awaitNews' | 'scrollList' | 'heldForms' | 'postedPages' | 'redirectedPosts'>;

/** What a discovery needs of the store, besides steps. */
export interface DiscoverStore extends ExploreStore {
  /** Whether the user has seen the notice for a host (safety/site-terms.ts) and continued. */
  hasAgreed(host: string): Promise<boolean>;
  jobById(id: string): Promise<Job | null>;
  /** The run's collected items that are not jobs, in order. */
  itemsOf(runId: string): Promise<CollectedItem[]>;
}

/** Shared by all parts of a discovery. */
export interface DiscoveryContext extends ExplorationParts {
  tab: DiscoveryTab;
  store: DiscoverStore;
  /** The exploration limits currently set. */
  explorationLimits(): Promise<ExplorationLimits>;
  /** Whether a collection may press the apply control, for an address only its script knows. */
  mayPressForAddress(): Promise<boolean>;
}
