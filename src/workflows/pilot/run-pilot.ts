import type { PilotAction, PilotInput } from '@/agents/pilot-agent';
import type { PilotStop } from '@/domain/form/visual-fill';
import { ControlError } from '@/domain/page/tab-errors';
import type { ActionResult, PilotView } from './pilot-ports';
import { pilotRefusals } from './pilot-refusal';
import { type PilotTimeLimit, PilotTimeoutError, startPilotTimeLimit } from './pilot-time-limit';

/** Input for the pilot's model, besides the goal. */
export interface PilotRequest extends Pick<PilotInput, 'recent' | 'previousHash'> {
  sight: PilotView;
}

/** A step as reported to the user. */
export interface PilotStep extends ActionResult {
  /** From 1. */
  number: number;
  action: PilotAction;
  /** Of the screenshot it responded to. */
  bytes: number;
  hash: string;
}

/** What a pilot run requires. */
export interface PilotRunParts {
  /** Maximum steps. */
  mostSteps: number;
  /**
   * Takes a screenshot.
   * @throws if none can be taken that may be shown.
   */
  look(): Promise<PilotView>;
  /**
   * One answer of the model.
   * @throws if it is unusable.
   */
  ask(asked: PilotRequest): Promise<PilotAction>;
  /** Performs the answer, or says why not. */
  act(action: PilotAction, sight: PilotView): Promise<ActionResult>;
  /** Saves a step; the user sees it at once. */
  tell(step: PilotStep): Promise<void>;
  /** Whether the user still wants it. */
  isWanted(): boolean;
  signal: AbortSignal;
  /** Milliseconds. */
  now(): number;
}

export interface PilotRunResult {
  stop: PilotStop;
  steps: number;
  /** Including the model's time. */
  elapsedMs: number;
  /** Handles and options typed or chosen. */
  given: string[];
  /** The error, in its own words; null if none. */
  message: string | null;
}

/** Milliseconds, without the model's time. */
const longest = { session: 45_000, action: 3_000 };
/** Consecutive screenshots an action may leave unchanged. */
const mostUnchanged = 2;
const remembered = 3;

/** Looks, asks and acts, one action at a time, until a reason to stop. Never throws. */
export async function runPilot(parts: PilotRunParts): Promise<PilotRunResult> {
  const { now, isWanted, mostSteps } = parts;
  const start = now();
  const clock = startPilotTimeLimit(longest.session, now);
  const flown: PilotStep[] = [];
  const end = (stop: PilotStop, message: string | null = null): PilotRunResult => ({
    stop,
    steps: flown.length,
    elapsedMs: Math.round(now() - start),
    given: flown.flatMap(({ given }) => given ?? []),
    message,
  });
  let seen: Seen | null = null;
  try {
    while (flown.length < mostSteps) {
      if (!isWanted()) return end('user');
      seen = seenAfter(seen, await clock.run(parts.look), flown.at(-1));
      if (seen.unchanged >= mostUnchanged) return end('stuck');
      const step = await takeStep(parts, clock, seen, flown);
      if (!step) return end('user');
      flown.push(step);
      await parts.tell(step);
      if (step.action.name === 'done') return end('done');
    }
    return end('limit');
  } catch (error) {
    return end(stopOf(error, parts.signal), error instanceof Error ? error.message : String(error));
  }
}

/** The current screenshot, its predecessor, and the number of consecutive actions without effect. */
interface Seen {
  sight: PilotView;
  previousHash: string | null;
  unchanged: number;
}

/** Waiting is no attempt: it neither counts nor resets the number of actions without effect. */
function seenAfter(before: Seen | null, sight: PilotView, last: PilotStep | undefined): Seen {
  const previousHash = before?.sight.picture.hash ?? null;
  if (!before || previousHash !== sight.picture.hash) return { sight, previousHash, unchanged: 0 };
  return { sight, previousHash, unchanged: before.unchanged + (last?.action.name === 'wait' ? 0 : 1) };
}

/** Null if the user ended it while the model was thinking: its answer is dropped. */
async function takeStep(
  { ask, act, isWanted }: PilotRunParts,
  clock: PilotTimeLimit,
  { sight, previousHash }: Seen,
  flown: readonly PilotStep[],
): Promise<PilotStep | null> {
  const action = await ask({ sight, previousHash, recent: flown.slice(-remembered).map(toldToModel) });
  if (!isWanted()) return null;
  const acted = await clock.run(() => act(action, sight), longest.action);
  const { bytes, hash } = sight.picture;
  return { ...acted, number: flown.length + 1, action, bytes, hash };
}

function toldToModel({ action, result, reason }: PilotStep): PilotRequest['recent'][number] {
  return { action: actionWords(action), outcome: reason === null ? result : `${result}: ${pilotRefusals[reason]}` };
}

function stopOf(error: unknown, signal: AbortSignal): PilotStop {
  if (signal.aborted || (error instanceof ControlError && error.reason === 'cancelled')) return 'user';
  return error instanceof PilotTimeoutError ? 'timeout' : 'error';
}

/** An action in words, to remind the model. */
function actionWords({ name, input }: PilotAction): string {
  const parts = Object.entries(input).map(([argument, value]) => `${argument} ${JSON.stringify(value)}`);
  return `${name} ${parts.join(', ')}`;
}
