/** A control in a frame. */
export interface FrameControl {
  frameId: number;
  selector: string;
}

/** Keeps a tab from sending a form while a run fills it. */
export interface SubmitLock {
  /** Runs what goes to the form's next page, given its control: the form's own requests to its origin pass. */
  whileGoingOn<Result>(next: FrameControl, work: () => Promise<Result>): Promise<Result>;
  /** Lets go. Never throws. */
  release(): Promise<void>;
}
