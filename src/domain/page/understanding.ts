import { z } from 'zod';
import { type DefaultQuestionId, QuestionState } from './exploration-questions';
import { Filter } from './filter';
import { PageType } from './page-type';
import { Recipe } from './recipe';

/** Where the elements are that a collection needs. Selectors, ` >>> ` enters a shadow root. */
export const KeyElements = z.object({
  filterButton: z.string().optional(),
  applyButton: z.string().optional(),
  /** A single selector for all rows, if there is one. */
  jobListings: z.array(z.string()),
  searchInput: z.string().optional(),
  pagination: z.string().optional(),
});
export type KeyElements = z.infer<typeof KeyElements>;
export type KeyElementName = keyof KeyElements;

/** The goal each key element belongs to. */
export const questionOfElement: Record<KeyElementName, DefaultQuestionId> = {
  filterButton: 'filters',
  applyButton: 'apply',
  jobListings: 'listing',
  searchInput: 'search',
  pagination: 'next-page',
};

/** How elements of a type behave. */
export const Behavior = z.object({
  /** The tool: `click`, `type_text`, … `none` if it was only looked at. */
  action: z.string(),
  effect: z.string(),
  /** Seen at least twice. */
  confirmed: z.boolean(),
});
export type Behavior = z.infer<typeof Behavior>;

/** What phase 1 passes to phase 2. Stored per site and kind of page. */
export const Understanding = z.object({
  /** Host and path pattern: the key. */
  site: z.string(),
  pathPattern: z.string(),
  pageType: PageType.default('other'),
  keyElements: KeyElements.default({ jobListings: [] }),
  /** Other selectors of a key element, best first, by its name. */
  fallbacks: z.record(z.string(), z.array(z.string())).default({}),
  /** By element type. */
  behaviors: z.record(z.string(), Behavior).default({}),
  filters: z.array(Filter).default([]),
  keyFindings: z.array(z.string()).default([]),
  /** In words, for people and agents. */
  understanding: z.string().default(''),
  goals: z.array(QuestionState).default([]),
  recipe: Recipe.nullable(),
  /** Null if the page was read but never explored. */
  exploredAt: z.iso.datetime().nullable().default(null),
  /** Who explored: a model's name, or `rules`. */
  exploredBy: z.string().nullable().default(null),
  learnedAt: z.iso.datetime(),
  validatedAt: z.iso.datetime(),
});
export type Understanding = z.infer<typeof Understanding>;

/** Each filter's options by its name, as phase 2 requests them. */
export function filterOptionsOf({ filters }: Pick<Understanding, 'filters'>): Record<string, string[]> {
  return Object.fromEntries(filters.map(({ name, options }) => [name, options.map(({ label }) => label)]));
}
