import { z } from 'zod';
import { CollectorState } from './collector-state';
import { ExplorationState } from './exploration';
import { Goal } from './goal';
import { Recipe } from './recipe';
import { EndCode, RunCounts } from './run-result';
import { noSearch, Search, SearchWish, wishesOf } from './search';
import { Limits } from './settings';
import { noUsage, Usage } from './usage';

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
