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
  /** Replaces the text of a field with trusted input, then waits until the page is quiet. */
  type(target: Target, text: string, wanted: WantedPress): Promise<FieldOutcome>;
  /** Chooses an option of a select by its label, then waits. */
  select(target: Target, option: string, wanted: WantedPress): Promise<FieldOutcome>;
  /** Presses a key with trusted input where the focus is, then waits. */
  key(key: 'Enter' | 'Escape', wanted: WantedPress): Promise<PressOutcome>;
  /** Turns the wheel over the scroll container of the target, or over the page, by most of what is visible; then waits. False where the target is gone. */
  scroll(target: Target | null, direction: 'down' | 'up'): Promise<boolean>;
  /** The whole tab as agents see it. `show`: what is to be shown in full. */
  snapshot(show: string | null): Promise<TabSnapshot & { url: string; title: string }>;
  /** What the tab shows at the moment; null where no picture can be taken. Never throws for that. */
  capture(): Promise<Picture | null>;
}

/** What an exploration needs of the store besides its steps. */
export interface ExploreStore {
  graphOf(site: string): Promise<PageGraph | null>;
  saveGraph(site: string, graph: PageGraph): Promise<void>;
  /** Keeps the screen before and after under the journal entry of the act. */
  savePictures(runId: string, seq: number, pictures: { before: Picture | null; after: Picture | null }): Promise<void>;
  picturesOf(runId: string, seq: number): Promise<{ before: Uint8Array | null; after: Uint8Array | null }>;
  understandingOf(url: string): Promise<Understanding | null>;
  saveUnderstanding(understanding: Understanding): Promise<void>;
  /** US dollars that models have cost this month. */
  addSpending(dollars: number): Promise<void>;
}

/** Who answers which agent, as the settings have it now. */
export interface ModelChoice {
  modelFor(agent: { name: string; tier: Tier }, onWait: (wait: ModelWait) => void): Promise<Model>;
  /** The built-in rules: the fallback when a model fails twice. */
  rules: Model;
  /** US dollars that may still be spent, by this run and this month; null: no limit. `spent`: by this run, as far as prices are known. */
  dollarsLeft(spent: number): Promise<number | null>;
}

/** All that the parts of an exploration share. */
export interface ExplorationParts {
  run: RunHandle;
  tab: ExploreTab;
  store: ExploreStore;
  models: ModelChoice;
  /** Whether the user allows to press the control to apply with. */
  mayPressApply(): Promise<boolean>;
  /** The time now, ISO 8601 UTC. */
  now(): string;
  /** Rejects when the run is stopped meanwhile. */
  sleep(ms: number): Promise<void>;
}

/** An exploration under way in this worker. */
export interface Exploring extends ExplorationParts {
  clock: StopClock;
  timings: Timings;
}
