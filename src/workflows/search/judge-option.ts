import type { WishAttempt } from './record-criterion';
import { evidenceForChoice, evidenceWithoutControl, type WishObservation } from './search-evidence';

/** An option after the search for it and, if it was off, a press. */
export interface OptionAttempt {
  value: string;
  /** `not-applied`: it was pressed, but the control that applies the choices was not. */
  state: 'found-on' | 'pressed' | 'not-applied' | 'not-found' | 'failed' | 'refused';
  /** What prevented a press. */
  reason: string | null;
  /** Whether a worker was killed during a press on it. */
  isBegun: boolean;
  /** What a killed worker saw of its press on it; null if there was none. */
  evidence: string | null;
}

/** The outcome for an option, by what the page shows of it afterwards. */
export function optionOutcome(
  { value, state, reason, isBegun, evidence: earlier }: OptionAttempt,
  seen: Omit<WishObservation, 'wasOn'>,
): Pick<WishAttempt, 'outcome' | 'evidence'> {
  if (state === 'refused') return { outcome: 'not-held', evidence: reason };
  if (state === 'not-applied') return { outcome: 'open', evidence: reason };
  const wasOn = state === 'found-on' || state === 'pressed' || isBegun;
  const evidence = evidenceForChoice({ ...seen, wasOn }) ?? evidenceWithoutControl(value, seen.after);
  if (evidence) return { outcome: 'set', evidence };
  // A link may disappear once it is followed.
  if (state === 'not-found') return { outcome: earlier ? 'set' : 'not-found', evidence: earlier };
  const isStanding = state === 'found-on' && seen.isOn !== false;
  return { outcome: isStanding ? 'set' : 'open', evidence: isStanding ? 'chosen already' : reason };
}
