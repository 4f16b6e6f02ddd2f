import { z } from 'zod';
import { Analysis } from '@/domain/page/change-analysis';
import { type ExplorationQuestion, QuestionState } from '@/domain/page/exploration-questions';
import { Filter } from '@/domain/page/filter';
import { Act, ActResult, ElementFacts } from '@/domain/page/page-act';
import { Change } from '@/domain/page/page-change';
import { emptyPageGraph, PageGraph } from '@/domain/page/page-graph';
import { PageType } from '@/domain/page/page-type';
import { RefusalCode } from '@/domain/page/refusal-code';
import { KeyElements } from '@/domain/page/understanding';
import { ExplorationLimits } from '@/domain/settings/exploration-limits';

/** The current turn's act, from decision to interpretation. */
export const PendingAct = z.object({
  act: Act,
  /** Facts about its element, read before; null if it has none. */
  element: ElementFacts.nullable(),
  /** Whether the element is one of the rows that code reads as jobs. */
  isJobRow: z.boolean(),
  /** What leads to the next page of the list. */
  isPager: z.boolean().default(false),
  urlBefore: z.string(),
  /** The snapshot text before, for the classifier; cut to a few thousand characters. */
  pageBefore: z.string(),
  result: ActResult.nullable(),
  change: Change.nullable(),
  /** Journal entry of the outcome: its screenshots are stored under it. */
  step: z.number().int().nullable(),
  analysis: Analysis.nullable(),
});
export type PendingAct = z.infer<typeof PendingAct>;

/** One past act, as shown in later turns. */
export const PastAct = z.object({
  turn: z.number().int(),
  /** Journal entry of its outcome: what a goal cites as evidence. */
  step: z.number().int(),
  act: Act,
  /** Name of the element; empty if it has none. */
  element: z.string(),
  result: ActResult,
  /** What it did, or "nothing changed". */
  summary: z.string(),
});
export type PastAct = z.infer<typeof PastAct>;

/** The content of the explorer's `done`, besides the goals. */
export const ExplorationReport = z.object({
  understanding: z.string(),
  pageType: PageType,
  keyFindings: z.array(z.string()),
  keyElements: KeyElements,
});
export type ExplorationReport = z.infer<typeof ExplorationReport>;

/** The state of an exploration: all a killed worker needs to resume. */
export const ExplorationState = z.object({
  /** What comes next: every stage reads the state, does one thing and saves. */
  stage: z.enum(['classify', 'map-filters', 'decide', 'act', 'analyze', 'summarize', 'check', 'over']),
  task: z.string(),
  limits: ExplorationLimits,
  goals: z.array(QuestionState),
  graph: PageGraph,
  /** Address where the exploration started, and returns to. */
  startUrl: z.string(),
  /** Keys of the rows its list began with: by them it is known again once the page is loaded anew, whatever it calls its elements then. */
  startRows: z.array(z.string()).default([]),
  /** Address of the page classified last. */
  classifiedUrl: z.string().nullable(),
  pending: PendingAct.nullable(),
  /** The latest acts, oldest first. */
  past: z.array(PastAct),
  /** The last field typed into: Enter is pressed for it. */
  lastTyped: ElementFacts.nullable(),
  /** What the last act turned out to start; it is left again before anything else. */
  retreat: RefusalCode.nullable(),
  /** Elements not to be used again, by role and name, with what they started. */
  banned: z.record(z.string(), RefusalCode),
  /** What the next snapshot unfolds. */
  observed: z.string().nullable(),
  filters: z.array(Filter),
  /** The apply control as it was seen. Stored whether pressed or not. */
  applySeen: z.object({ element: ElementFacts, url: z.string(), step: z.number().int() }).nullable(),
  /** Whether code found a control that loads more jobs. */
  hasPager: z.boolean(),
  /** Journal entry at which filters were first mapped. */
  filtersStep: z.number().int().nullable(),
  /** Selectors, best first, of every element acted on, by the address an agent used for it. */
  addresses: z.record(z.string(), z.array(z.string())),
  /** Pages whose observations are to be summarized next. */
  dueSummaries: z.array(z.string()),
  /** How often each act was done in each page state: `act@page digest` → times. */
  repeats: z.record(z.string(), z.number().int()),
  /** Shown to the explorer once: that it goes in circles, or that its time is nearly over. */
  warning: z.string().nullable(),
  turns: z.number().int(),
  /** The turn of the last progress: a goal, or an unknown behaviour, page or filter. */
  progressTurn: z.number().int(),
  errorsInARow: z.number().int(),
  /** Milliseconds spent in turns, without waiting for the user. */
  spentMs: z.number().int(),
  report: ExplorationReport.nullable(),
  /** Why it ended; null while it runs. */
  end: z.enum(['done', 'turns', 'minutes', 'errors', 'circles']).nullable(),
  /** The model that decided, for the understanding. */
  model: z.string().nullable(),
});
export type ExplorationState = z.infer<typeof ExplorationState>;

export function newExploration(start: {
  task: string;
  goals: readonly ExplorationQuestion[];
  limits: ExplorationLimits;
  startUrl: string;
  graph: PageGraph | null;
}): ExplorationState {
  const { task, limits, startUrl } = start;
  return {
    stage: 'classify',
    task,
    limits,
    goals: start.goals.map(({ id, text }) => ({ id, text, status: 'open', finding: null, evidence: null })),
    graph: start.graph ? graphOfEarlierRun(start.graph) : emptyPageGraph,
    startUrl,
    startRows: [],
    classifiedUrl: null,
    pending: null,
    past: [],
    lastTyped: null,
    retreat: null,
    banned: {},
    observed: null,
    filters: [],
    applySeen: null,
    hasPager: false,
    filtersStep: null,
    addresses: {},
    dueSummaries: [],
    repeats: {},
    warning: null,
    turns: 0,
    progressTurn: 0,
    errorsInARow: 0,
    spentMs: 0,
    report: null,
    end: null,
    model: null,
  };
}

/** What an earlier run saw is remembered, but is not evidence in this one. */
function graphOfEarlierRun(graph: PageGraph): PageGraph {
  return { ...graph, path: [], patterns: graph.patterns.map((pattern) => ({ ...pattern, step: -1 })) };
}
