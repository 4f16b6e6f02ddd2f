import type { Tier } from '@/domain/model/model-settings';
import type { Model } from '@/models/model';
import type { ModelWait } from '@/models/retry-wait';

import type { RunHandle } from '@/runs/run-handle';

/** The models for agents, as currently set. */
export interface ModelChoice {
  modelFor(agent: { name: string; tier: Tier }, onWait: (wait: ModelWait) => void): Promise<Model>;
  /** The built-in rules: the fallback if a model fails twice. */
  rules: Model;
  /** US dollars left for this run and month; null: no limit. `spent`: by this run, as far as prices are known. */
  dollarsLeft(spent: number): Promise<number | null>;
}

/** Where what models cost is counted. */
export interface SpendingStore {
  /** Adds to this month's model costs in US dollars. */
  addSpending(dollars: number): Promise<void>;
}

/** What every run that asks agents works with. */
export interface RunContext {
  run: RunHandle;
  models: ModelChoice;
  /** The current time, ISO 8601 UTC. */
  now(): string;
  /** Rejects if the run is stopped meanwhile. */
  sleep(ms: number): Promise<void>;
}
