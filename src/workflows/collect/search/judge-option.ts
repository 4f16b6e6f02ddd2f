import { evidenceOf, type SeenWish, standingEvidence } from './search-evidence';
import type { TriedWish } from './settle-wish';

/** One option after it was looked for, and pressed where it was off. */
export interface TriedOption {
  value: string;
  /** `not-applied`: it was pressed, and what makes the choices count was not. */
  state: 'found-on' | 'pressed' | 'not-applied' | 'not-found' | 'failed' | 'refused';
  /** What kept it from being pressed. */
  reason: string | null;
  /** Whether a worker was killed over a press on it. */
  isBegun: boolean;
  /** What a worker saw of its own press on it before it was killed; null where there was none. */
  evidence: string | null;
}

/** What became of an option, by what the page shows of it after. */
export function judgeOption(
  { value, state, reason, isBegun, evidence: earlier }: TriedOption,
  seen: Omit<SeenWish, 'wasOn'>,
): Pick<TriedWish, 'outcome' | 'evidence'> {
  if (state === 'refused') return { outcome: 'not-held', evidence: reason };
  if (state === 'not-applied') return { outcome: 'open', evidence: reason };
  const wasOn = state === 'found-on' || state === 'pressed' || isBegun;
  const evidence = evidenceOf({ ...seen, wasOn }) ?? standingEvidence(value, seen.after);
  if (evidence) return { outcome: 'set', evidence };
  // A link that was followed may be gone with the choice made.
  if (state === 'not-found') return { outcome: earlier ? 'set' : 'not-found', evidence: earlier };
  const isStanding = state === 'found-on' && seen.isOn !== false;
  return { outcome: isStanding ? 'set' : 'open', evidence: isStanding ? 'chosen already' : reason };
}
