import { z } from 'zod';
import { DoneAction } from './micro-action';
import { PageState } from './page-state';

/** The evaluator's verdict on a step. */
export const Evaluation = z.object({
  success: z.boolean(),
  /** Part of it is done; the rest is planned anew. */
  isPartial: z.boolean(),
  /** 0 to 1. */
  confidence: z.number().min(0).max(1),
  /** What on the page proves it; empty if nothing does. */
  evidence: z.string(),
  reason: z.string(),
  /** For the error handler. */
  suggestions: z.array(z.string()),
  /** Whether code alone judged. */
  isByCode: z.boolean(),
});
export type Evaluation = z.infer<typeof Evaluation>;

/** A success below this confidence, or without evidence, counts as a failure. */
export const leastConfidence = 0.6;

export const StepResult = z.object({
  status: z.enum(['success', 'failure', 'partial']),
  microActions: z.array(DoneAction),
  before: PageState,
  after: PageState,
  /** Positions of the items it put aside, from 0. */
  extracted: z.array(z.number().int()),
  evidence: z.string(),
  errorReason: z.string().nullable(),
  durationMs: z.number().int(),
  attempts: z.number().int(),
});
export type StepResult = z.infer<typeof StepResult>;
