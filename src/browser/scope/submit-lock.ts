/** A control in a frame. */
export interface FrameControl {
  frameId: number;
  selector: string;
}

/** What goes to a form's next page. */
export interface NextControl extends FrameControl {
  /** Taken for that only because the page asks one thing. */
  isOfQuestion: boolean;
}

/** Keeps a tab from sending a form while a run fills it. */
export interface SubmitLock {
  /** Runs what goes to the form's next page, given its control: the form's own requests to its origin pass. */
  whileGoingOn<Result>(next: NextControl, work: () => Promise<Result>): Promise<Result>;
  /** Lets go. Never throws. */
  release(): Promise<void>;
}
