import { sleep } from '@/std/sleep';

/** A person's delay between two acts, in milliseconds: drawn evenly between the two. */
export interface HumanPace {
  min: number;
  max: number;
}

/** Waits as long as the pace says, or rejects with the signal's reason. `random` returns numbers from 0 to 1. */
export function humanPause(pace: HumanPace, signal: AbortSignal, random: () => number = Math.random): Promise<void> {
  return sleep(pace.min + random() * Math.max(0, pace.max - pace.min), signal);
}
