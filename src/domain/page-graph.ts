import { z } from 'zod';
import { ChangeType, ElementType } from './analysis';

/** A kind of page of a site: a search and the same search with other words are one. */
export const PageNode = z.object({
  /** A name that says what it is: `job_search`. */
  id: z.string(),
  understanding: z.string(),
  /** What was seen since the last summary, oldest first. */
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

/** How things behave: acts on elements of one type with one effect are one pattern. */
export const Pattern = z.object({
  elementType: ElementType,
  /** The tool: `click`, `type_text`, … */
  action: z.string(),
  /** Of the element it was seen on last, best first; the first is the one to use. */
  selectors: z.array(z.string()),
  role: z.string().nullable(),
  name: z.string(),
  /** In words, of the last time. */
  effect: z.string(),
  changeType: ChangeType,
  /** Confirmed from two on. */
  times: z.number().int(),
  /** Where it was seen. */
  pageId: z.string().nullable(),
  /** Journal entry of the last time; -1 where an earlier run saw it. */
  step: z.number().int(),
});
export type Pattern = z.infer<typeof Pattern>;

/** What is remembered of a site: its pages, how they lead to each other, and how its elements behave. */
export const PageGraph = z.object({
  pages: z.array(PageNode),
  edges: z.array(PageEdge),
  patterns: z.array(Pattern),
  /** Page ids in the order walked, of this run. */
  path: z.array(z.string()),
});
export type PageGraph = z.infer<typeof PageGraph>;

export const emptyPageGraph: PageGraph = { pages: [], edges: [], patterns: [], path: [] };
