import type { TabSnapshot } from '@/browser/snapshot-tab';
import type { FieldOutcome, PressOutcome, Tab, WantedPress } from '@/browser/tab';
import type { Tier } from '@/domain/model-settings';
import type { PageGraph } from '@/domain/page-graph';
import type { Picture } from '@/domain/picture';
import type { Understanding } from '@/domain/understanding';
import type { Model } from '@/models/model';
import type { ModelWait } from '@/models/model-wait';
import type { Target } from '@/page/contract';
import type { RunHandle } from '@/runs/run-handle';
import type { StopClock } from './stop-clock';
import type { Timings } from './timings';

/** What an exploration needs of the tab. */
export interface ExploreTab extends Pick<Tab, 'ask' | 'press' | 'open' | 'back' | 'settle' | 'url' | 'release'> {
  press(target: Target, wanted: WantedPress): Promise<PressOutcome>;
  /** Replaces a field's text with trusted input, then waits until the page is quiet. */
  type(target: Target, text: string, wanted: WantedPress): Promise<FieldOutcome>;
  /** Chooses a select's option by its label, then waits. */
  select(target: Target, option: string, wanted: WantedPress): Promise<FieldOutcome>;
  /** Presses a key at the focus with trusted input, then waits. */
  key(key: 'Enter' | 'Escape', wanted: WantedPress): Promise<PressOutcome>;
  /**
   * Turns the wheel over the target's scroll container, or the page, by most of the visible area, then waits. False if the target is gone.
   */
  scroll(target: Target | null, direction: 'down' | 'up'): Promise<boolean>;
  /** The whole tab as agents see it. `show`: what to show in full. */
  snapshot(show: string | null): Promise<TabSnapshot & { url: string; title: string }>;
  /** A screenshot of the tab; null if impossible, without throwing. */
  capture(): Promise<Picture | null>;
}

/** What an exploration needs of the store, besides steps. */
export interface ExploreStore {
  graphOf(site: string): Promise<PageGraph | null>;
  saveGraph(site: string, graph: PageGraph): Promise<void>;
  /** Stores the screenshots before and after, under the act's journal entry. */
  savePictures(runId: string, seq: number, pictures: { before: Picture | null; after: Picture | null }): Promise<void>;
  picturesOf(runId: string, seq: number): Promise<{ before: Uint8Array | null; after: Uint8Array | null }>;
  understandingOf(url: string): Promise<Understanding | null>;
  saveUnderstanding(understanding: Understanding): Promise<void>;
  /** Adds to this month's model costs in US dollars. */
  addSpending(dollars: number): Promise<void>;
}

/** The models for agents, as currently set. */
export interface ModelChoice {
  modelFor(agent: { name: string; tier: Tier }, onWait: (wait: ModelWait) => void): Promise<Model>;
  /** The built-in rules: the fallback if a model fails twice. */
  rules: Model;
  /** US dollars left for this run and month; null: no limit. `spent`: by this run, as far as prices are known. */
  dollarsLeft(spent: number): Promise<number | null>;
}

/** Shared by all parts of an exploration. */
export interface ExplorationParts {
  run: RunHandle;
  tab: ExploreTab;
  store: ExploreStore;
  models: ModelChoice;
  /** Whether the user allows pressing the apply control. */
  mayPressApply(): Promise<boolean>;
  /** The current time, ISO 8601 UTC. */
  now(): string;
  /** Rejects if the run is stopped meanwhile. */
  sleep(ms: number): Promise<void>;
}

/** An exploration in progress in this worker. */
export interface Exploring extends ExplorationParts {
  clock: StopClock;
  timings: Timings;
}
