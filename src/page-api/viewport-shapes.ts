import { z } from 'zod';

/** A place in a frame's viewport. CSS pixels. */
export const ViewportPlace = z.object({ x: z.number(), y: z.number() });
export type ViewportPlace = z.infer<typeof ViewportPlace>;

/** A point inside an element that takes a press there. CSS pixels of the frame's viewport. */
export const Point = ViewportPlace.extend({
  /** True if the element, or something inside it, is topmost at the point. */
  isHit: z.boolean(),
  /** What is topmost there instead, in a few words; null when hit. */
  coveredBy: z.string().nullable(),
  /** Whether that asks for a consent, which is the user's to give. */
  asksConsent: z.boolean().optional(),
});
export type Point = z.infer<typeof Point>;

/** CSS pixels of the frame's viewport. */
export const Box = ViewportPlace.extend({ width: z.number(), height: z.number() });
export type Box = z.infer<typeof Box>;

/** Part of a frame's or tab's viewport, by its edges. CSS pixels. */
export const PageBox = z.object({ left: z.number(), top: z.number(), right: z.number(), bottom: z.number() });
export type PageBox = z.infer<typeof PageBox>;
