/**
 * The one form a fill may write into: the frames of one full origin. Everything that reads values into a page, chooses files, presses or
 * types in a fill needs it; the page script of each frame checks it once more.
 */
export interface FormScope {
  /** Known to the page scripts of the frames in it, and to nobody else; made anew for every run. */
  readonly token: string;
  /** Scheme, host and port as `Location.origin` has them; for a sandboxed frame, which has none, that of the address it was loaded from. */
  readonly origin: string;
  /** Whether it is the tab's own origin: its document and the visible frames of exactly that origin. Else it is one frame, which the user has confirmed. */
  readonly isOfTab: boolean;
  /** Frames in it, as Chrome numbers them. */
  readonly frameIds: readonly number[];
}
