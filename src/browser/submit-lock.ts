/** A control of one frame. */
export interface FrameControl {
  frameId: number;
  selector: string;
}

/** Keeps a tab from sending a form while a run fills it. */
export interface SubmitLock {
  /** Does what goes on to the next page of the form, with the control that does: what the form itself asks its own origin for passes. */
  whileGoingOn<Result>(next: FrameControl, work: () => Promise<Result>): Promise<Result>;
  /** Lets go. Never throws. */
  release(): Promise<void>;
}
