import { z } from 'zod';

/** Where a form stands: what of a scope is kept with a run, and with what came of it. */
export const FormPlace = z.object({
  /** Scheme, host and port of the tab's own document. */
  tabOrigin: z.string(),
  /** Scheme, host and port as `self.origin` has them; for a sandboxed frame, which has none, those of the address it was loaded from. */
  origin: z.string(),
  /** The one foreign frame, as Chrome numbers it; null: the tab's own document, and the visible frames of exactly that origin. */
  frameId: z.number().int().nullable(),
  /** Whether that frame has no origin of its own. */
  isSandboxed: z.boolean(),
});
export type FormPlace = z.infer<typeof FormPlace>;

/**
 * The one form a fill may write into: the frames of one full origin. Everything that reads values into a page, chooses files, presses or
 * types in a fill needs it; the page script of each frame checks it once more.
 */
export interface FormScope extends Readonly<FormPlace> {
  /** Known to the page scripts of the frames in it, and to nobody else; made anew for every run and worker. */
  readonly token: string;
}

/** The tab's own origin as a place. */
export const ownPlace = (tabOrigin: string): FormPlace => ({
  tabOrigin,
  origin: tabOrigin,
  frameId: null,
  isSandboxed: false,
});

/** Scheme, host and port of an address; `null` for those that have none. */
export const originOf = (address: string): string => URL.parse(address)?.origin ?? 'null';

/** Two full origins that the user has confirmed together: forms of the one, in a frame, inside pages of the other. */
export const FramePair = FormPlace.pick({ tabOrigin: true, origin: true });
export type FramePair = z.infer<typeof FramePair>;

export const isSamePair = (one: FramePair, other: FramePair): boolean =>
  one.tabOrigin === other.tabOrigin && one.origin === other.origin;
