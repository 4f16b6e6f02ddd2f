import type { GoalOrder } from '@/domain/goal/goal-order';
import type { CollectedItem } from '@/domain/job/collected-item';
import type { GoalRun } from '@/domain/run/run';
import type { RunningSites } from '../../sites/server';

/** What came of a goal, for whoever judges it by the site's own state. */
export interface Outcome {
  run: GoalRun;
  items: readonly CollectedItem[];
  sites: RunningSites;
}

/** One goal on one site, with what is true once it is done. */
export interface GoalTask {
  name: string;
  order: Partial<GoalOrder> & { goal: string };
  /** Puts the site into its first state; answers with the address to begin at, and ends what it started. */
  open(sites: RunningSites): Promise<{ url: string; close(): Promise<void> }>;
  /** Whether the site, and what was put aside, are as the goal says. */
  isDone(outcome: Outcome): boolean;
  /** What is broken; a goal is then to be reached all the same, or honestly not. */
  broken?: string;
}

/** Titles of what was put aside, in order. */
export function titlesOf(items: readonly CollectedItem[]): string[] {
  return items.map(({ data }) => String(data.title ?? ''));
}

export const nothingToClose = async (): Promise<void> => undefined;
