import { z } from 'zod';
import { ChangeType, ElementType } from './change-analysis';

/** A kind of page on a site: searches that differ only in their words are one. */
export const PageNode = z.object({
  /** A descriptive name: `job_search`. */
  id: z.string(),
  understanding: z.string(),
  /** Observations since the last summary, oldest first. */
  observations: z.array(z.string()),
  visits: z.number().int(),
  lastVisitedAt: z.iso.datetime(),
});
export type PageNode = z.infer<typeof PageNode>;

export const PageEdge = z.object({
  from: z.string(),
  to: z.string(),
  /** In words: `clicked "Next"`. */
  action: z.string(),
  selector: z.string().nullable(),
});
export type PageEdge = z.infer<typeof PageEdge>;

/** How things behave: acts on elements of one type with the same effect are one pattern. */
export const Pattern = z.object({
  elementType: ElementType,
  /** The tool: `click`, `type_text`, … */
  action: z.string(),
  /** Selectors of the latest such element, best first; the first is the one to use. */
  selectors: z.array(z.string()),
  role: z.string().nullable(),
  name: z.string(),
  /** In words, from the latest time. */
  effect: z.string(),
  changeType: ChangeType,
  /** Confirmed from two on. */
  times: z.number().int(),
  /** The page it was seen on. */
  pageId: z.string().nullable(),
  /** Journal entry of the latest time; -1 if an earlier run saw it. */
  step: z.number().int(),
});
export type Pattern = z.infer<typeof Pattern>;

/** What is remembered about a site: its pages, how they are linked, and how its elements behave. */
export const PageGraph = z.object({
  pages: z.array(PageNode),
  edges: z.array(PageEdge),
  patterns: z.array(Pattern),
  /** Page ids of this run, in the order visited. */
  path: z.array(z.string()),
});
export type PageGraph = z.infer<typeof PageGraph>;

export const emptyPageGraph: PageGraph = { pages: [], edges: [], patterns: [], path: [] };
