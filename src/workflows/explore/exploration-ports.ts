import type { Tab } from '@/browser/tab';
import type { PageGraph } from '@/domain/page/page-graph';
import type { Picture } from '@/domain/page/tab-picture';
import type { Understanding } from '@/domain/page/understanding';
import type { RunContext, SpendingStore } from '@/workflows/asking/run-context';
import type { Stopwatch } from '@/workflows/asking/stopwatch';
import type { TurnTimings } from './turn-timings';

/** What an exploration needs of the tab. */
export type ExploreTab = Pick<
  Tab,
  | 'ask'
  | 'press'
  | 'type'
  | 'select'
  | 'key'
  | 'scroll'
  | 'snapshot'
  | 'capture'
  | 'open'
  | 'back'
  | 'settle'
  | 'awaitNews'
  | 'url'
  | 'release'
>;

/** What an exploration needs of the store, besides steps. */
export interface ExploreStore extends SpendingStore {
  graphOf(site: string): Promise<PageGraph | null>;
  saveGraph(site: string, graph: PageGraph): Promise<void>;
  /** Stores the screenshots before and after, under the act's journal entry. */
  savePictures(runId: string, seq: number, pictures: { before: Picture | null; after: Picture | null }): Promise<void>;
  picturesOf(runId: string, seq: number): Promise<{ before: Uint8Array | null; after: Uint8Array | null }>;
  understandingOf(url: string): Promise<Understanding | null>;
  saveUnderstanding(understanding: Understanding): Promise<void>;
}

/** Shared by all parts of an exploration. */
export interface ExplorationParts extends RunContext {
  tab: ExploreTab;
  store: ExploreStore;
  /** Whether the user allows pressing the apply control. */
  mayPressApply(): Promise<boolean>;
}

/** An exploration in progress in this worker. */
export interface Exploration extends ExplorationParts {
  clock: Stopwatch;
  timings: TurnTimings;
}
