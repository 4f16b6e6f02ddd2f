import { orAborted } from '@/runs/pause-gate';

/** A person's delay between two acts, in milliseconds: drawn evenly between the two. */
export interface HumanPace {
  min: number;
  max: number;
}

/** Waits as long as the pace says, or rejects with the signal's reason. `random` returns numbers from 0 to 1. */
export async function humanPause(
  pace: HumanPace,
  signal: AbortSignal,
  random: () => number = Math.random,
): Promise<void> {
  const milliseconds = pace.min + random() * Math.max(0, pace.max - pace.min);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await orAborted(over, signal).finally(() => clearTimeout(timer));
}
