import type { Tab } from '@/browser/tab';
import type { Job } from '@/domain/job';
import type { Understanding } from '@/domain/understanding';
import type { RunHandle } from '@/runs/run-handle';

/** What a discovery needs of the tab. */
export type DiscoverTab = Pick<Tab, 'ask' | 'press' | 'scrollList' | 'open' | 'back' | 'settle' | 'url' | 'release'>;

/** What a discovery needs of the store besides its steps. */
export interface DiscoverStore {
  /** What is known of the kind of page at an address. */
  understandingOf(url: string): Promise<Understanding | null>;
  saveUnderstanding(understanding: Understanding): Promise<void>;
  /** Whether the user has read the notice for a host (domain/site-notices.ts), and goes on. */
  hasAgreed(host: string): Promise<boolean>;
  jobById(id: string): Promise<Job | null>;
}

/** All that the parts of a discovery share. */
export interface Discovery {
  run: RunHandle;
  tab: DiscoverTab;
  store: DiscoverStore;
  /** The time now, ISO 8601 UTC. */
  now(): string;
  /** Rejects when the run is stopped meanwhile. */
  sleep(ms: number): Promise<void>;
}
