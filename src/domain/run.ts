import { z } from 'zod';
import { CollectorState } from './collector-state';
import { ExplorationState } from './exploration';
import { Goal } from './goal';
import { Wall } from './page-kind';
import { Recipe } from './recipe';
import { noSearch, Search, SearchWish, wishesOf } from './search';
import { Limits } from './settings';
import { noUsage, Usage } from './usage';

export const RunStatus = z.enum(['running', 'paused', 'waiting', 'ended']);
export type RunStatus = z.infer<typeof RunStatus>;

/** Why a run paused or waits, each with a sentence in the panel (`wait.<code>`). */
export const WaitCode = z.enum([
  'user-paused',
  'debugger-cancelled',
  'debugger-refused',
  'user-navigated',
  'terms-notice',
  'model-key',
  'model-unavailable',
  'model-request',
  'spending-limit',
  ...Wall.options,
]);
export type WaitCode = z.infer<typeof WaitCode>;

/** Why a run ended, each with a sentence in the panel (`end.<code>`). */
export const EndCode = z.enum([
  'complete',
  'explored',
  'page-limit',
  'job-limit',
  'repeated-page',
  'nothing-new',
  'nothing-found',
  'not-a-job-list',
  'stopped',
  'tab-closed',
  'page-unreachable',
  'too-many-errors',
  'store-full',
  'failed',
]);
export type EndCode = z.infer<typeof EndCode>;

export const RunCounts = z.object({
  /** Rows read, each counted once a page. */
  processed: z.number().int(),
  new: z.number().int(),
  /** Already known from an earlier run; only their `lastSeenAt` changed. */
  known: z.number().int(),
  /** Rows that repeat within this run (promoted rows). */
  duplicate: z.number().int(),
  failed: z.number().int(),
  details: z.number().int(),
});
export type RunCounts = z.infer<typeof RunCounts>;

export const RunResult = z.object({
  success: z.boolean(),
  code: EndCode,
  /** What the sentence of the code speaks of. */
  facts: z.object({
    collected: z.number().int(),
    announced: z.number().int().nullable(),
    pages: z.number().int(),
    /** Rows and postings as they were counted. */
    counts: RunCounts.optional(),
    /** Of the results that the page names, those that were not collected; null where it names no number. */
    missed: z.number().int().nullable().default(null),
    message: z.string().nullable(),
  }),
  finalUrl: z.string(),
});
export type RunResult = z.infer<typeof RunResult>;

/** What of a discovery the user asked for: both phases, only the first, or only the second, with what is known. */
export const DiscoverMode = z.enum(['discover', 'explore', 'collect']);
export type DiscoverMode = z.infer<typeof DiscoverMode>;

/** What the user asks for when a discovery starts. */
export const DiscoverOrder = z.object({
  mode: DiscoverMode,
  limits: Limits,
  goals: z.array(Goal),
  search: Search.default(noSearch),
});
export type DiscoverOrder = z.infer<typeof DiscoverOrder>;

/** Where a discovery stands: all that a killed worker needs to go on. */
export const DiscoverState = z.object({
  /**
   * `search`: words and filters are set. `ask`: the recipe cannot go on, and the collector does. `postings`: details that have
   * pages of their own, opened once all lists are read.
   */
  phase: z.enum(['understand', 'explore', 'search', 'list', 'ask', 'next-page', 'postings']),
  mode: DiscoverMode.default('discover'),
  limits: Limits,
  /** What an exploration is to find out. */
  goals: z.array(Goal).default([]),
  /** What the user wants set on the page, and what became of it. */
  wishes: z.array(SearchWish).default([]),
  /** Null until the collector is asked. */
  collector: CollectorState.nullable().default(null),
  /** Null until the site turns out to be one that is to be explored. */
  exploration: ExplorationState.nullable().default(null),
  /** What models cost so far. */
  usage: Usage.default(noUsage),
  recipe: Recipe.nullable(),
  /** What a press on a row does, once one was tried. */
  details: z.enum(['unknown', 'pane', 'page', 'none']),
  /** Result pages begun, from 1. */
  page: z.number().int(),
  /** Rows whose details are still to be read, in the order of the list. */
  pendingDetails: z.array(z.object({ key: z.string(), jobId: z.uuid() })),
  /** Keys met in this run, in order. */
  seenKeys: z.array(z.string()),
  /** The jobs that those rows are, known ones included. */
  jobIds: z.array(z.uuid()),
  /** Of the keys, those that the page being read showed. */
  pageKeys: z.array(z.string()),
  /** Fingerprint of each finished page's set of keys: a repeated one ends the run. */
  pageFingerprints: z.array(z.string()),
  /** Address of the page being read. */
  pageUrl: z.string(),
  announced: z.number().int().nullable(),
  /** Why no further page is read; null while lists are still read. */
  listEnd: EndCode.nullable(),
  /** How often agents were asked to read what code could not, by what it was. */
  asks: z.record(z.string(), z.number().int()).default({}),
  /** Errors in a row after which the run gives up. */
  errorsAllowed: z.number().int().default(3),
  consecutiveErrors: z.number().int(),
  counts: RunCounts,
});
export type DiscoverState = z.infer<typeof DiscoverState>;

/** One thing the user started on one tab. */
export const Run = z.object({
  id: z.uuid(),
  kind: z.literal('discover'),
  tabId: z.number().int(),
  startUrl: z.string(),
  site: z.string(),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  status: RunStatus,
  wait: WaitCode.nullable(),
  state: DiscoverState,
  /** Number of journal entries: the next one's `seq`. */
  steps: z.number().int(),
  result: RunResult.nullable(),
});
export type Run = z.infer<typeof Run>;

/** A step in words that the panel can say in the user's language: `step.<code>` with the facts put in. */
export const StepCode = z.enum([
  'started',
  'understood',
  'understanding-holds',
  'exploration-began',
  'page-classified',
  'filters-mapped',
  'decided',
  'acted',
  'analyzed',
  'act-refused',
  'warned',
  'goal-reached',
  'page-summarized',
  'exploration-over',
  'selectors-checked',
  'model-waited',
  'model-failed',
  'model-replaced',
  'search-set',
  'search-not-held',
  'search-lost',
  'search-restored',
  'collector-asked',
  'collector-answered',
  'recipe-mended',
  'extracted',
  'read-apply-address',
  'read-rows',
  'read-page',
  'read-lists',
  'opened-details',
  'read-details',
  'details-on-own-page',
  'details-unreadable',
  'turned-page',
  'waited',
  'resumed',
  'ended',
  'problem',
]);
export type StepCode = z.infer<typeof StepCode>;

/** One journal entry: appended, never changed. */
export const Step = z.object({
  runId: z.uuid(),
  seq: z.number().int(),
  at: z.iso.datetime(),
  /** An act is an `intent` before and an `outcome` after; the rest are notes. */
  phase: z.enum(['intent', 'outcome', 'note']),
  code: StepCode,
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type Step = z.infer<typeof Step>;

/** The state of a discovery that has not begun. */
export function newDiscoverState(
  { mode, limits, goals, search }: DiscoverOrder,
  pageUrl: string,
  errorsAllowed = 3,
): DiscoverState {
  return {
    phase: 'understand',
    mode,
    limits,
    goals,
    wishes: wishesOf(search),
    collector: null,
    exploration: null,
    usage: noUsage,
    recipe: null,
    details: limits.details === 0 ? 'none' : 'unknown',
    page: 0,
    pendingDetails: [],
    seenKeys: [],
    jobIds: [],
    pageKeys: [],
    pageFingerprints: [],
    pageUrl,
    announced: null,
    listEnd: null,
    asks: {},
    errorsAllowed,
    consecutiveErrors: 0,
    counts: { processed: 0, new: 0, known: 0, duplicate: 0, failed: 0, details: 0 },
  };
}
