import { z } from 'zod';

/** Parts of a page, by what they are for. */
export const PageSection = z.enum([
  'search',
  'filters',
  'results',
  'authentication',
  'navigation',
  'cart',
  'form',
  'dialog',
]);
export type PageSection = z.infer<typeof PageSection>;

/** What a user can do on a page. */
export const PageAction = z.enum(['search', 'filter', 'sort', 'navigate', 'add to cart', 'log in', 'submit']);
export type PageAction = z.infer<typeof PageAction>;

/** A page by its meaning, in a few hundred tokens: what planner and evaluator know of it. */
export const PageState = z.object({
  url: z.string(),
  title: z.string(),
  visibleSections: z.array(PageSection),
  availableActions: z.array(PageAction),
  /** What was put aside so far: how many of each type. */
  extractedData: z.record(z.string(), z.number().int()),
  /** What the sections hold, a line each: names, numbers of rows, values of fields, messages. */
  details: z.array(z.string()),
});
export type PageState = z.infer<typeof PageState>;
