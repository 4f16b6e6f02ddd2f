import { z } from 'zod';
import { noSearch, Search, SearchWish, wishesOf } from '@/domain/job/search';
import { Usage, zeroUsage } from '@/domain/model/usage';
import { ExplorationQuestion } from '@/domain/page/exploration-questions';
import { Recipe } from '@/domain/page/recipe';
import { Limits } from '@/domain/settings/settings';
import { CollectorState } from './collector-state';
import { ExplorationState } from './exploration';
import { ListPartsState } from './list-parts-state';
import { EndCode, RunCounts } from './run-result';
import { TeacherState } from './teacher-state';

/** What the user asked of a discovery: both phases, only the first, or only the second, using what is known. */
export const DiscoverMode = z.enum(['discover', 'explore', 'collect']);
export type DiscoverMode = z.infer<typeof DiscoverMode>;

/** What the user requests when a discovery starts. */
export const DiscoverOrder = z.object({
  mode: DiscoverMode,
  limits: Limits,
  goals: z.array(ExplorationQuestion),
  search: Search.default(noSearch),
});
export type DiscoverOrder = z.infer<typeof DiscoverOrder>;

/** The state of a discovery: all a killed worker needs to resume. */
export const DiscoverState = z.object({
  /**
   * `return`: a run that goes on where another ended comes back to its place. `search`: words and filters are set. `ask`: the recipe fails,
   * so the collector takes over. `postings`: details on pages of their own, opened once all lists are read.
   */
  phase: z.enum(['understand', 'explore', 'return', 'search', 'list', 'ask', 'next-page', 'postings']),
  mode: DiscoverMode.default('discover'),
  limits: Limits,
  /** What an exploration should find out. */
  goals: z.array(ExplorationQuestion).default([]),
  /** What the user wants set on the page, and the result. */
  wishes: z.array(SearchWish).default([]),
  /** Null until the collector is asked. */
  collector: CollectorState.nullable().default(null),
  /** Null until the teacher of lists is asked. */
  teacher: TeacherState.nullable().default(null),
  /** Null unless the site is to be explored. */
  exploration: ExplorationState.nullable().default(null),
  /** Model costs so far. */
  usage: Usage.default(zeroUsage),
  recipe: Recipe.nullable(),
  /** What pressing a row does, once tried; `row`: nothing is pressed, as rows are the postings. */
  details: z.enum(['unknown', 'pane', 'page', 'row', 'none']),
  /** Result pages started, from 1. */
  page: z.number().int(),
  /** Rows whose details are still to be read, in list order. */
  pendingDetails: z.array(z.object({ key: z.string(), jobId: z.uuid() })),
  /** Keys met in this run, in order. */
  seenKeys: z.array(z.string()),
  /** The jobs of those rows, including known ones. */
  jobIds: z.array(z.uuid()),
  /** The keys that the current page showed. */
  pageKeys: z.array(z.string()),
  /** Fingerprint of each finished page's keys: a repeated one ends the run. */
  pageFingerprints: z.array(z.string()),
  /** Address of the current page. */
  pageUrl: z.string(),
  announced: z.number().int().nullable(),
  isAnnouncedRoughly: z.boolean().default(false),
  /** The same when a number was first announced: some pages announce what they and those before them have. */
  firstAnnounced: z.number().int().nullable().default(null),
  /** The jobs that only promoted rows have shown so far, which may stand beside those that are announced. */
  promotedIds: z.array(z.uuid()).default([]),
  /** What the run had when the part of the list began whose own number is announced; nothing where the number is that of all parts. */
  countedFrom: z.object({ jobs: z.number().int(), processed: z.number().int() }).default({ jobs: 0, processed: 0 }),
  /** Whether some rows of a page had no title that could be read. */
  hasUnreadRows: z.boolean().default(false),
  /** The list's other parts, once one was read to its end; null while none are known. */
  parts: ListPartsState.nullable().default(null),
  /** Whether a press on the control for applying opened what only a new load took away: it is not pressed again. */
  isApplyInPage: z.boolean().default(false),
  /** Why no further page is read; null while lists are still read. */
  listEnd: EndCode.nullable(),
  /** How often agents were asked to read what code could not, by reason. */
  asks: z.record(z.string(), z.number().int()).default({}),
  /** Consecutive errors after which the run gives up. */
  errorsAllowed: z.number().int().default(3),
  consecutiveErrors: z.number().int(),
  counts: RunCounts,
});
export type DiscoverState = z.infer<typeof DiscoverState>;

/** The state of a discovery that has not started. */
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
    teacher: null,
    exploration: null,
    usage: zeroUsage,
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
    isAnnouncedRoughly: false,
    firstAnnounced: null,
    promotedIds: [],
    countedFrom: { jobs: 0, processed: 0 },
    hasUnreadRows: false,
    parts: null,
    isApplyInPage: false,
    listEnd: null,
    asks: {},
    errorsAllowed,
    consecutiveErrors: 0,
    counts: { processed: 0, new: 0, known: 0, duplicate: 0, failed: 0, details: 0 },
  };
}

/** Number of postings that were to be read and were not: nothing could be read of them, or nothing opened them. */
export function unreadPostings({ counts, pendingDetails }: DiscoverState): number {
  return counts.failed + pendingDetails.length;
}
