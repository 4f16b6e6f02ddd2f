import type { Tab } from '@/browser/tab';
import type { RememberedStep } from '@/domain/goal/remembered-step';
import type { CollectedItem } from '@/domain/job/collected-item';
import type { GoalRun } from '@/domain/run/run';
import type { RunHandle } from '@/runs/run-handle';
import type { RunContext, SpendingStore } from '@/workflows/asking/run-context';
import type { Stopwatch } from '@/workflows/asking/stopwatch';

/** What working towards a goal needs of the tab. */
export type GoalTab = Pick<
  Tab,
  | 'ask'
  | 'press'
  | 'type'
  | 'select'
  | 'key'
  | 'scroll'
  | 'hover'
  | 'drag'
  | 'snapshot'
  | 'readForms'
  | 'open'
  | 'settle'
  | 'awaitNews'
  | 'url'
  | 'heldBack'
  | 'release'
>;

/** What it needs of the store, besides steps. */
export interface GoalStore extends SpendingStore {
  /** The run's items, in order. */
  itemsOf(runId: string): Promise<CollectedItem[]>;
  /** The value of a variable for an origin; null if there is none any more. */
  variableValue(name: string, origin: string): Promise<string | null>;
  rememberedSteps(site: string): Promise<RememberedStep[]>;
  rememberStep(step: RememberedStep): Promise<void>;
  forgetStep(step: RememberedStep): Promise<void>;
}

export interface GoalParts extends Omit<RunContext, 'run'> {
  run: RunHandle<GoalRun>;
  tab: GoalTab;
  store: GoalStore;
}

/** A goal being worked towards in this worker. */
export interface Pursuit extends GoalParts {
  clock: Stopwatch;
}
