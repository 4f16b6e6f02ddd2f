import type { FillOutcome } from '@/domain/form/fill-state';
import { unreadPostings } from '@/domain/run/discover-state';
import { unopenedParts } from '@/domain/run/list-parts-state';
import type { DiscoverRun, FillRun, GoalRun, Run } from '@/domain/run/run';
import type { EndCode, FillResult, GoalResult, RunResult } from '@/domain/run/run-result';
import type { JournalEntry } from './run-writer';

/** A workflow's result. */
export interface RunEnding {
  code: EndCode;
  /** For `failed` and the like: the original error message. */
  message?: string;
  /** Address of the tab at the end; by default that of the page being read. */
  finalUrl?: string;
  /** How often the form's page started sending what may have been the application. */
  sendsHeld?: number;
}

/** Thrown anywhere in a workflow to end its run with a specific code. */
export class RunEndError extends Error {
  override name = 'RunEndError';
  constructor(
    readonly ending: RunEnding,
    options?: ErrorOptions,
  ) {
    super(ending.message ?? ending.code, options);
  }
}

/** The run was stopped and its end is saved: clean up in `finally` and leave. */
export class RunStoppedError extends Error {
  override name = 'RunStoppedError';
}

/** The ends that mean a run did what was asked. */
const successes: ReadonlySet<EndCode> = new Set([
  'complete',
  'page-limit',
  'job-limit',
  'repeated-page',
  'nothing-new',
  'ready',
  'goal-reached',
]);

/** The last journal entry, with the run's result. */
export function journalEndEntry(ending: RunEnding, now: Date): JournalEntry {
  const ended = { status: 'ended', wait: null, endedAt: now.toISOString() } as const;
  const change = (run: Run): Run => {
    switch (run.kind) {
      case 'fill':
        return { ...run, ...ended, result: fillResultOf(run, ending) };
      case 'goal':
        return { ...run, ...ended, result: goalResultOf(run, ending) };
      case 'discover':
        return { ...run, ...ended, result: resultOf(run, ending) };
    }
  };
  const facts = { code: ending.code, message: ending.message ?? null };
  return { code: 'ended', phase: 'note', facts, change, isStrict: true };
}

function resultOf({ state }: DiscoverRun, { code, message, finalUrl }: RunEnding): RunResult {
  const unopened = unopenedParts(state.parts);
  return {
    success: successes.has(code),
    code,
    facts: {
      collected: state.jobIds.length,
      announced: state.announced,
      pages: state.page,
      counts: state.counts,
      missed: state.announced === null ? null : Math.max(0, state.announced - state.jobIds.length),
      ...(unopened.length > 0 ? { unopened } : {}),
      unread: unreadPostings(state),
      message: message ?? null,
    },
    finalUrl: finalUrl ?? state.pageUrl,
  };
}

function fillResultOf({ state }: FillRun, { code, message, finalUrl, sendsHeld }: RunEnding): FillResult {
  const count = (outcome: FillOutcome) => state.fields.filter((field) => field.outcome === outcome).length;
  return {
    success: successes.has(code),
    code,
    facts: {
      fields: state.fields.length,
      held: count('held'),
      kept: count('kept'),
      notHeld: count('not-held'),
      left: count('left') + count('open'),
      pages: state.page,
      sendsHeld: sendsHeld ?? 0,
      message: message ?? null,
    },
    finalUrl: finalUrl ?? state.pageUrl,
  };
}

function goalResultOf({ state }: GoalRun, { code, message, finalUrl, sendsHeld }: RunEnding): GoalResult {
  return {
    success: successes.has(code),
    code,
    facts: {
      answer: state.answer?.text ?? '',
      items: state.items,
      figures: state.figures,
      sendsHeld: sendsHeld ?? 0,
      message: message ?? null,
    },
    finalUrl: finalUrl ?? state.pageUrl,
  };
}
