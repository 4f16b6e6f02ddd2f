import { z } from 'zod';
import { ReadFields } from '@/domain/job/job-fields';
import { DetailsPlace } from '@/domain/page/recipe';

/** One tool call by the collector, as shown in later turns. */
export const CollectorStep = z.object({
  turn: z.number().int(),
  tool: z.string(),
  /** The request in a few words ("e12 \"Platform engineer\""). */
  asked: z.string(),
  /** The result in one sentence ("Collected job #3", "Duplicate job skipped", an error). */
  answer: z.string(),
  success: z.boolean(),
});
export type CollectorStep = z.infer<typeof CollectorStep>;

/**
 * A row an agent read, from which a recipe is learned: the selector of what opens it, or its ref in the snapshot (empty if neither is known),
 * and its fields.
 */
export const SampleRow = z.object({ selector: z.string(), fields: ReadFields });
export type SampleRow = z.infer<typeof SampleRow>;

/** The collector's state: all its next call needs. Its size does not depend on how much was collected. */
export const CollectorState = z.object({
  /** Why code could not continue, in one sentence for the agent. */
  reason: z.string(),
  /** How many turns the collector has taken. */
  turns: z.number().int(),
  /** The latest calls, oldest first. */
  past: z.array(CollectorStep),
  /** What `extract_data` read last and `collect` has not stored yet. */
  extracted: ReadFields.nullable(),
  /** The row selected last, by a lasting selector if it has one. */
  selected: z.object({ selector: z.string(), name: z.string() }).nullable(),
  samples: z.array(SampleRow),
  /** What is known about the details before the list is; the recipe starts from it. */
  details: DetailsPlace.nullable().default(null),
  /** Number collected, by type. */
  collected: z.record(z.string(), z.number().int()),
  pagesVisited: z.number().int(),
  errorsInARow: z.number().int(),
  retries: z.number().int(),
  /** Shown once: that it goes in circles, or that its turns are nearly over. */
  warning: z.string().nullable(),
});
export type CollectorState = z.infer<typeof CollectorState>;

/** Limits the collector's calls per results page: what takes more, it cannot do. */
export const maxCollectorTurns = 40;

export function newCollectorState(reason: string): CollectorState {
  return {
    reason,
    turns: 0,
    past: [],
    extracted: null,
    selected: null,
    samples: [],
    details: null,
    collected: {},
    pagesVisited: 1,
    errorsInARow: 0,
    retries: 0,
    warning: null,
  };
}
