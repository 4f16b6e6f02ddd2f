import { z } from 'zod';

/** The kind of change. */
export const ChangeType = z.enum([
  'dialog_opened',
  'panel_updated',
  'list_updated',
  'content_added',
  'navigated',
  'closed',
  'value_changed',
  'none',
]);
export type ChangeType = z.infer<typeof ChangeType>;

/** What an element turned out to be when it was used. */
export const ElementType = z.enum([
  'filter button',
  'apply button',
  'job listing',
  'close button',
  'pagination',
  'search input',
  'sort control',
  'navigation',
  'other',
]);
export type ElementType = z.infer<typeof ElementType>;

/** What a change means. */
export const Analysis = z.object({
  /** One or two sentences. */
  summary: z.string(),
  urlChanged: z.boolean(),
  hasVisualChanges: z.boolean(),
  elementType: ElementType,
  changeType: ChangeType,
});
export type Analysis = z.infer<typeof Analysis>;
