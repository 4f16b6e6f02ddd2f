import type { Tab } from '@/browser/tab';
import type { CollectedItem } from '@/domain/collected-item';
import type { ExplorationLimits } from '@/domain/exploration-limits';
import type { Job } from '@/domain/job';
import type { ExplorationParts, ExploreStore, ExploreTab } from '../explore/ports';

/** What a discovery needs of the tab: to explore, and to walk lists. */
export type DiscoverTab = ExploreTab & Pick<Tab, 'scrollList'>;

/** What a discovery needs of the store besides its steps. */
export interface DiscoverStore extends ExploreStore {
  /** Whether the user has read the notice for a host (domain/site-notices.ts), and goes on. */
  hasAgreed(host: string): Promise<boolean>;
  jobById(id: string): Promise<Job | null>;
  /** What the run put aside that is no job, in order. */
  itemsOf(runId: string): Promise<CollectedItem[]>;
}

/** All that the parts of a discovery share. */
export interface Discovery extends ExplorationParts {
  tab: DiscoverTab;
  store: DiscoverStore;
  /** What an exploration may take, as the settings have it now. */
  explorationLimits(): Promise<ExplorationLimits>;
  /** Whether a collection may press the control to apply with, for the address that only its script knows. */
  mayPressForAddress(): Promise<boolean>;
}
