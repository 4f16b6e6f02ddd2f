import { z } from 'zod';
import type { FieldControls } from '@/domain/form/form-filling';
import { given } from './page-request';
import { PageBox, Point } from './viewport-shapes';

/** Something marked briefly to test whether a person sees it, and the visible part of its box. */
export const VisibilityMark = z.object({ selector: z.string(), box: PageBox });
export type VisibilityMark = z.infer<typeof VisibilityMark>;

/** What shows a field to a person. */
export const FieldVisibility = VisibilityMark.extend({
  /** Whether it is the field's own control, or a stand-in. */
  isControl: z.boolean(),
  /** A point of it that is topmost. */
  point: Point,
  /** The least width of its text when visible. CSS pixels; 0 if it has none. */
  textWidth: z.number(),
  labels: z.array(VisibilityMark),
});
export type FieldVisibility = z.infer<typeof FieldVisibility>;

/** A field whose visibility is tested. */
export type VisibilityField = Pick<FieldControls, 'selector' | 'kind' | 'options'>;

/** How a field is shown: `gone` from the page, `hidden` by style or position, `aside` if currently out of view. */
export const VisibilityReading = z.discriminatedUnion('shown', [
  z.object({ shown: z.enum(['gone', 'hidden', 'aside']) }),
  z.object({ shown: z.literal('in-view'), sight: FieldVisibility }),
]);
export type VisibilityReading = z.infer<typeof VisibilityReading>;

/** Requests about where a person sees fields. */
export const fieldVisibilityRequests = {
  /** A point where a person sees and can use a field, scrolled into view; null if there is none. */
  'field-point': given<{ controls: VisibilityField }>().answers(Point.nullable()),
  /** Tells that no person sees a field where it is: it is no question of its page. */
  'remember-hidden': given<{ selector: string }>().answers(z.literal(true)),
  /** What shows fields to a person, and where: the first is scrolled into view if `mayScroll`, the others are read in that position. */
  'read-sights': given<{ fields: VisibilityField[]; mayScroll: boolean }>().answers(z.array(VisibilityReading)),
  /** Adds rules to the shadow roots of elements while a screenshot is taken, replacing earlier ones. */
  'mark-in-shadow': given<{ rules: { selector: string; css: string }[] }>().answers(z.literal(true)),
  /**
   * The part of this frame's viewport that each field covers, with all that belongs to it alone; nothing if it is gone. `fields`: selectors
   * of each one's controls.
   */
  'read-boxes': given<{ fields: string[][] }>().answers(z.array(PageBox)),
} as const;
