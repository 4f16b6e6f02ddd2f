import type { Usage } from '@/domain/model/usage';
import {
  type DiscoverRun,
  type FillRun,
  type GoalRun,
  isDiscoverRun,
  isFillRun,
  isGoalRun,
  type Run,
} from '@/domain/run/run';

/** How one kind of run updates its state, for code shared by all. */
export interface RunKind<Kind extends Run> {
  /**
   * Whether what it is about to do is on the disk before it is done: only then does it survive a power cut. What only looks may be done
   * twice.
   */
  areIntentsStrict: boolean;
  is(run: Run): run is Kind;
  withState(run: Kind, state: Kind['state']): Kind;
  withErrors(state: Kind['state'], consecutiveErrors: number): Kind['state'];
  withUsage(state: Kind['state'], usage: Usage): Kind['state'];
}

export const discoverKind: RunKind<DiscoverRun> = {
  areIntentsStrict: false,
  is: isDiscoverRun,
  withState: (run, state) => ({ ...run, state }),
  withErrors: (state, consecutiveErrors) => ({ ...state, consecutiveErrors }),
  withUsage: (state, usage) => ({ ...state, usage }),
};

export const fillKind: RunKind<FillRun> = {
  areIntentsStrict: true,
  is: isFillRun,
  withState: (run, state) => ({ ...run, state }),
  withErrors: (state, consecutiveErrors) => ({ ...state, consecutiveErrors }),
  withUsage: (state, usage) => ({ ...state, usage }),
};

export const goalKind: RunKind<GoalRun> = {
  areIntentsStrict: true,
  is: isGoalRun,
  withState: (run, state) => ({ ...run, state }),
  withErrors: (state, consecutiveErrors) => ({ ...state, consecutiveErrors }),
  withUsage: (state, usage) => ({ ...state, usage }),
};
