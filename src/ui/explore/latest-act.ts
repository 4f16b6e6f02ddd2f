import type { Step } from '@/domain/run/step';

/** The state of an exploration, from the end of its journal. */
export interface LatestAct {
  /** The outcome of the last act on the page; its screenshots are stored under its number. */
  act: Step | null;
  /** What the act meant, once known. */
  effect: string | null;
  /** What followed, or the first entry if there was no act yet. */
  now: Step | null;
}

export function latestAct(steps: Step[]): LatestAct {
  const at = steps.findLastIndex(({ code, phase }) => code === 'acted' && phase === 'outcome');
  const after = steps.slice(at + 1);
  const analyzed = after.find(({ code }) => code === 'analyzed');
  const summary = analyzed?.facts.summary;
  const last = after.at(-1) ?? null;
  return {
    act: steps[at] ?? null,
    effect: typeof summary === 'string' && summary !== '' ? summary : null,
    now: last?.code === 'analyzed' ? null : last,
  };
}
