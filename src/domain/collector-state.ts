import { z } from 'zod';
import { ReadFields } from './job-fields';
import { DetailsPlace } from './recipe';

/** One call of a tool by the collector, as later turns read it. */
export const CollectorStep = z.object({
  turn: z.number().int(),
  tool: z.string(),
  /** Of what was asked, in a few words ("e12 \"Platform engineer\""). */
  asked: z.string(),
  /** What came of it, in one sentence ("Collected job #3", "Duplicate job skipped", an error). */
  answer: z.string(),
  success: z.boolean(),
});
export type CollectorStep = z.infer<typeof CollectorStep>;

/** A row that the collector read, from which a recipe is learned: where it is, and what it says. */
export const SampleRow = z.object({ selector: z.string(), fields: ReadFields });
export type SampleRow = z.infer<typeof SampleRow>;

/** Where the collector stands: all that its next call must know. Its size does not depend on how much was collected. */
export const CollectorState = z.object({
  /** Why code could not go on, in a sentence for the agent. */
  reason: z.string(),
  /** What the run does when the collector is through. */
  turns: z.number().int(),
  /** The latest calls, oldest first. */
  past: z.array(CollectorStep),
  /** What `extract_data` read last and `collect` has not put aside yet. */
  extracted: ReadFields.nullable(),
  /** The row that was selected last, by a lasting selector where it has one. */
  selected: z.object({ selector: z.string(), name: z.string() }).nullable(),
  samples: z.array(SampleRow),
  /** What is known of the details before the list is: the recipe begins with it. */
  details: DetailsPlace.nullable().default(null),
  /** How many were collected, by type. */
  collected: z.record(z.string(), z.number().int()),
  pagesVisited: z.number().int(),
  errorsInARow: z.number().int(),
  retries: z.number().int(),
  /** Said once: that it goes in circles, that its turns are nearly over. */
  warning: z.string().nullable(),
});
export type CollectorState = z.infer<typeof CollectorState>;

/** The collector's calls for one page of results are bounded: what it cannot do in so many it cannot do. */
export const mostCollectorTurns = 40;

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
