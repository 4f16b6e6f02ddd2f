import { z } from 'zod';
import { given } from './page-request';
import { ViewportPlace } from './viewport-shapes';

/** Where a document shows a frame. */
export const FramePlace = z.object({
  /** Its index in the document's `window.frames`; null in a shadow root, where frames are not counted. */
  index: z.number().nullable(),
  /** Identifies a frame without index. Width and height in CSS pixels. */
  url: z.string(),
  width: z.number(),
  height: z.number(),
});
export type FramePlace = z.infer<typeof FramePlace>;

/** A frame as its parent identifies it: by its index in `window.frames`, or, if -1, by what it shows. */
export interface ShownFrame extends Omit<FramePlace, 'index'> {
  place: number;
}

/** A frame, and a place in its own viewport. */
export const FrameAtPoint = FramePlace.extend(ViewportPlace.shape);
export type FrameAtPoint = z.infer<typeof FrameAtPoint>;

/** Requests about the frames that a document shows. */
export const frameRequests = {
  /** Whether a person can see a frame of this document. */
  'frame-shown': given<{ child: ShownFrame }>().answers(z.boolean()),
  /** The frame of this document that has the focus, as in snapshots; null if none. */
  'focused-frame': given<null>().answers(FramePlace.nullable()),
  /** The topmost frame of this document at a point, and the point in that frame's viewport; null if there is none. */
  'frame-at-point': given<ViewportPlace>().answers(FrameAtPoint.nullable()),
} as const;
