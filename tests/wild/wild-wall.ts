import { type InterruptionValue, interruptions } from './traits/interruptions.ts';
import type { WildSite } from './wild-site.ts';

/** What a site does in the middle of a visit: once it has answered so many requests it lets nobody on. */
export interface WildWall {
  /** Counts a request for rows or postings; true where the wall stands. */
  stops(): boolean;
  /** The person has signed in. */
  pass(): void;
}

/** How long a site stays angry, ms. */
const coolingMs = 2500;

export function createWildWall({ choice, jobs }: WildSite): WildWall {
  const { wall }: InterruptionValue = interruptions[choice.interruption];
  const after = 4 + Math.floor(jobs.length / 3);
  let count = 0;
  let since: number | null = null;
  let isPassed = wall === undefined;
  return {
    stops() {
      count += 1;
      if (isPassed || count <= after) return false;
      since ??= Date.now();
      // Nobody signs in to be let past a limit: one waits.
      if (choice.interruption === 'rate-limit' && Date.now() - since > coolingMs) isPassed = true;
      return !isPassed;
    },
    pass() {
      isPassed = true;
    },
  };
}
