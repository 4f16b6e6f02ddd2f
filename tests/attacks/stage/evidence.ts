import type { Job } from '@/domain/job/job';
import type { Run } from '@/domain/run/run';
import type { Asked, Origins } from '../attack';

/** A control of a form as it stood in a frame at the end. */
export interface LeftField {
  name: string;
  /** What stands in it: its value, `on` where it is ticked, names of files. Empty where nothing does. */
  value: string;
  type: string;
}

/** One frame of the tab at the end. */
export interface LeftFrame {
  /** As the frame itself tells it; `null` for an opaque one. */
  origin: string;
  url: string;
  fields: LeftField[];
  notes: { kind: string; detail: string }[];
  /** Longest time that the page stood still while it was shown. Milliseconds. */
  longestGap: number;
}

/** What an attack is judged by. */
export interface Evidence {
  origins: Origins;
  received: readonly Asked[];
  /** How many of those had come in when the user first touched the page; all of them where they never did. */
  beforeUser: number;
  frames: readonly LeftFrame[];
  /** Names of what was planted and was pressed, as often as it was. */
  pressed: readonly string[];
  /** The run as it ended, or stood when its user gave up. */
  run: Run;
  /** Jobs kept of this site. */
  jobs: readonly Job[];
  /** Whether the run had to be given up. */
  isLate: boolean;
  /** Whether the user was told of a send that could not be held: 1 or 0. */
  told: number;
  seconds: number;
}
