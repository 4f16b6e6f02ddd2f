import { z } from 'zod';
import { Filter } from './filter';
import { type DefaultGoalId, GoalState } from './goal';
import { PageType } from './page-type';
import { Recipe } from './recipe';

/** Where the elements are that a collection works with. Selectors, ` >>> ` steps into a shadow root. */
export const KeyElements = z.object({
  filterButton: z.string().optional(),
  applyButton: z.string().optional(),
  /** One selector that matches all rows, where there is one. */
  jobListings: z.array(z.string()),
  searchInput: z.string().optional(),
  pagination: z.string().optional(),
});
export type KeyElements = z.infer<typeof KeyElements>;
export type KeyElementName = keyof KeyElements;

/** The goal that each key element belongs to. */
export const goalOfElement: Record<KeyElementName, DefaultGoalId> = {
  filterButton: 'filters',
  applyButton: 'apply',
  jobListings: 'listing',
  searchInput: 'search',
  pagination: 'next-page',
};

/** How an element of a type behaves. */
export const Behavior = z.object({
  /** The tool: `click`, `type_text`, … `none` where it was only looked at. */
  action: z.string(),
  effect: z.string(),
  /** Seen twice or more. */
  confirmed: z.boolean(),
});
export type Behavior = z.infer<typeof Behavior>;

/** What phase 1 hands to phase 2. Kept per site and kind of page. */
export const Understanding = z.object({
  /** Host and path pattern: the key. */
  site: z.string(),
  pathPattern: z.string(),
  pageType: PageType.default('other'),
  keyElements: KeyElements.default({ jobListings: [] }),
  /** Other ways to find a key element, best first, by its name. */
  fallbacks: z.record(z.string(), z.array(z.string())).default({}),
  /** By element type. */
  behaviors: z.record(z.string(), Behavior).default({}),
  filters: z.array(Filter).default([]),
  keyFindings: z.array(z.string()).default([]),
  /** In words, for people and for agents. */
  understanding: z.string().default(''),
  goals: z.array(GoalState).default([]),
  recipe: Recipe.nullable(),
  /** Null where the page was read but never explored. */
  exploredAt: z.iso.datetime().nullable().default(null),
  /** Who explored: the name of a model, or `rules`. */
  exploredBy: z.string().nullable().default(null),
  learnedAt: z.iso.datetime(),
  validatedAt: z.iso.datetime(),
});
export type Understanding = z.infer<typeof Understanding>;

/** The options of every filter by its name, as phase 2 asks for them. */
export function filterOptionsOf({ filters }: Pick<Understanding, 'filters'>): Record<string, string[]> {
  return Object.fromEntries(filters.map(({ name, options }) => [name, options.map(({ label }) => label)]));
}
