import { z } from 'zod';

/** Where a form is: the part of a scope stored with a run and its results. */
export const FormLocation = z.object({
  /** Scheme, host and port of the tab's own document. */
  tabOrigin: z.string(),
  /** Scheme, host and port as in `self.origin`; for a sandboxed frame, which has none, those of the address it was loaded from. */
  origin: z.string(),
  /** The one cross-origin frame, by Chrome's id; null: the tab's own document, and the visible frames of exactly that origin. */
  frameId: z.number().int().nullable(),
  /** Whether that frame has an opaque origin. */
  isSandboxed: z.boolean(),
});
export type FormLocation = z.infer<typeof FormLocation>;

/**
 * The one form a fill may write into: the frames of one full origin. A fill needs it to read values into a page, choose files, press or
 * type; each frame's page script checks it again.
 */
export interface FormScope extends Readonly<FormLocation> {
  /** Known only to the page scripts of its frames; new for every run and worker. */
  readonly token: string;
}

/** The tab's own origin as a place. */
export const topFrameLocation = (tabOrigin: string): FormLocation => ({
  tabOrigin,
  origin: tabOrigin,
  frameId: null,
  isSandboxed: false,
});

/** Scheme, host and port of an address; `null` if it has none. */
export const originOf = (address: string): string => URL.parse(address)?.origin ?? 'null';

/** Two full origins the user has confirmed together: forms of one, in a frame, inside pages of the other. */
export const FramePair = FormLocation.pick({ tabOrigin: true, origin: true });
export type FramePair = z.infer<typeof FramePair>;

export const isSameFramePair = (one: FramePair, other: FramePair): boolean =>
  one.tabOrigin === other.tabOrigin && one.origin === other.origin;
