import { addUsage, type Usage, zeroUsage } from '@/domain/model/usage';
import type { DiscoverState } from '@/domain/run/discover-state';
import type { ExplorationState } from '@/domain/run/exploration';
import type { DiscoverRun } from '@/domain/run/run';
import type { StepCode } from '@/domain/run/step';
import type { StepExtras } from '@/runs/run-handle';
import type { JournalFacts } from '@/runs/run-writer';
import type { Exploration, ExplorationParts } from './exploration-ports';

/** The exploration as last saved. */
export function currentExploration({ run }: Pick<ExplorationParts, 'run'>): ExplorationState {
  const { exploration } = run.run.state;
  if (!exploration) throw new Error('This run explores nothing.');
  return exploration;
}

export interface ExplorationStep {
  phase?: StepExtras<DiscoverRun>['phase'];
  /** The cost of this step. */
  usage?: Usage;
  /** The exploration after the step. Pure. */
  change(exploration: ExplorationState): ExplorationState;
}

/** Saves a step of the exploration with its cost in time and money. */
export async function saveExploration(
  { run, clock }: Pick<Exploration, 'run' | 'clock'>,
  code: StepCode,
  facts: JournalFacts,
  { phase, usage = zeroUsage, change }: ExplorationStep,
): Promise<void> {
  const ms = clock.lap();
  const changeState = (state: DiscoverState): DiscoverState => {
    const { exploration } = state;
    const after = exploration && change({ ...exploration, spentMs: exploration.spentMs + ms });
    return { ...state, usage: addUsage(state.usage, usage), exploration: after };
  };
  await run.step(code, facts, { phase, change: changeState });
  // The step may have waited while the run was paused.
  clock.reset();
}

/** A decision's cost for the journal: no sum if a price is unknown. */
export function costFacts(model: string, { calls, inputTokens, outputTokens, dollars, unpriced }: Usage): JournalFacts {
  return { model, calls, tokens: inputTokens + outputTokens, cost: unpriced > 0 ? null : dollars };
}
