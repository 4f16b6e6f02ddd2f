/** What a snapshot is to show. */
export interface SnapshotOptions {
  /** A list folds once the page would pass this many tokens (estimated). */
  tokenBudget: number;
  /** Prefix of the refs of this frame: empty for the top frame, `f2` for the second. */
  framePrefix: string;
}

/** One frame as text and as data. Grown by the snapshot code; the background joins the frames of a tab. */
export interface FrameSnapshot {
  text: string;
  tokens: number;
}
