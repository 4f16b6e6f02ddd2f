import type { CollectedItem } from '@/domain/job/collected-item';
import type { Job } from '@/domain/job/job';
import { addUsage, type Usage, zeroUsage } from '@/domain/model/usage';
import type { DiscoverRun, Run, WaitCode } from '@/domain/run/run';
import type { Step, StepCode } from '@/domain/run/step';
import type { PauseGate } from '@/runs/pause-gate';
import type { SavedJob } from '@/store/jobs/put-found-job';
import { RunEndError } from './run-ending';
import type { RunKind } from './run-kind';
import type { JournalEntry, JournalFacts, RunWriter } from './run-writer';

/** Other data saved with a step, in the same transaction. */
export interface StepExtras<Kind extends Run> {
  /** `outcome` completes the last intent and resets the error count. Default `note`. */
  phase?: 'outcome' | 'note';
  jobs?: readonly Job[];
  /** Items of other types. */
  items?: readonly CollectedItem[];
  /** Its model costs. */
  spent?: Usage;
  /** The state after the step. Pure. */
  change?: (state: Kind['state'], saved: SavedJob[]) => Kind['state'];
}

/**
 * What a workflow may do to its run. Anything not saved through it is lost when the worker is killed. Every method rejects once the run is
 * stopped: a workflow lets that pass and cleans up in `finally`.
 */
export interface RunHandle<Kind extends Run = DiscoverRun> {
  /** The run as last saved. */
  readonly run: Kind;
  /** Aborted when the run is stopped: for everything that takes time. */
  readonly signal: AbortSignal;
  /**
   * The act that was started but has no outcome: its worker was killed, or something failed after it; null otherwise, and from the next
   * outcome on. A click that may have sent something must not be repeated.
   */
  readonly openIntent: Pick<Step, 'code' | 'facts'> | null;
  /** Saves a step, then blocks while the run is paused. Returns the results for the jobs, in order. */
  step(
    code: StepCode,
    facts: JournalFacts | ((saved: SavedJob[]) => JournalFacts),
    parts?: StepExtras<Kind>,
  ): Promise<SavedJob[]>;
  /** Blocks while the run is paused, then saves what is about to be done. Do it right after, then `step` the outcome. */
  intent(code: StepCode, facts: JournalFacts): Promise<void>;
  /** Records an error the run survives. Throws RunEndError `too-many-errors` after too many without an outcome. */
  problem(facts: JournalFacts): Promise<void>;
  /** Makes the run wait, for the given reason, until the user resumes it. */
  wait(code: WaitCode): Promise<void>;
  /** The human pause before an act that changes the page; blocks while the run is paused. */
  pace(): Promise<void>;
  /** Blocks while the run is paused: for use between reads that save nothing. */
  checkpoint(): Promise<void>;
}

export interface RunHandleParts {
  writer: RunWriter;
  gate: PauseGate;
  signal: AbortSignal;
  openIntent: Step | null;
  /** Waits as long as a person would before the next act. Rejects when the run is stopped. */
  pause(): Promise<void>;
}

export function createRunHandle<Kind extends Run>(
  kind: RunKind<Kind>,
  { writer, gate, signal, openIntent, pause }: RunHandleParts,
): RunHandle<Kind> {
  let open: RunHandle<Kind>['openIntent'] = openIntent;
  const checkpoint = () => gate.pass(signal);
  const write = (entry: JournalEntry) => {
    signal.throwIfAborted();
    return writer.write(entry);
  };
  return {
    get run() {
      return ofKind(kind, writer.run);
    },
    get openIntent() {
      return open;
    },
    signal,
    checkpoint,
    async step(code, facts, { phase = 'note', jobs, items, spent = zeroUsage, change } = {}) {
      const saved = await write({
        code,
        phase,
        facts,
        jobs,
        items,
        change: stateChange(kind, { phase, spent, change }),
        isStrict: false,
      });
      if (phase === 'outcome') open = null;
      await checkpoint();
      return saved;
    },
    async intent(code, facts) {
      await checkpoint();
      await write({ code, phase: 'intent', facts, isStrict: kind.areIntentsStrict });
      open = { code, facts };
    },
    async problem(facts) {
      await write({ code: 'problem', phase: 'note', facts, change: countError(kind), isStrict: false });
      const { consecutiveErrors, errorsAllowed } = writer.run.state;
      if (consecutiveErrors >= errorsAllowed) throw new RunEndError({ code: 'too-many-errors' });
      await checkpoint();
    },
    async wait(code) {
      await checkpoint();
      gate.close();
      await write(journalWaitEntry(code));
      await checkpoint();
    },
    async pace() {
      await pause();
      await checkpoint();
    },
  };
}

/** The entry that halts a run. It says `paused` if the user requested it, and `waiting` if the user is asked. */
export function journalWaitEntry(code: WaitCode): JournalEntry {
  const status = code === 'user-paused' ? 'paused' : 'waiting';
  // If it already waits, that reason is better.
  const change = (run: Run): Run => (run.status === 'running' ? { ...run, status, wait: code } : run);
  return { code: 'waited', phase: 'note', facts: { reason: code }, change, isStrict: true };
}

function ofKind<Kind extends Run>(kind: RunKind<Kind>, run: Run): Kind {
  if (!kind.is(run)) throw new TypeError(`A run of the kind ${run.kind} came to a workflow of another.`);
  return run;
}

function stateChange<Kind extends Run>(
  kind: RunKind<Kind>,
  { phase, spent, change }: Pick<StepExtras<Kind>, 'phase' | 'change'> & { spent: Usage },
): NonNullable<JournalEntry['change']> {
  return (stored, saved) => {
    const run = ofKind(kind, stored);
    const calm = phase === 'outcome' ? kind.withErrors(run.state, 0) : run.state;
    const state = spent === zeroUsage ? calm : kind.withUsage(calm, addUsage(calm.usage, spent));
    return kind.withState(run, change?.(state, saved) ?? state);
  };
}

function countError<Kind extends Run>(kind: RunKind<Kind>): NonNullable<JournalEntry['change']> {
  return (stored) => {
    const run = ofKind(kind, stored);
    return kind.withState(run, kind.withErrors(run.state, run.state.consecutiveErrors + 1));
  };
}
