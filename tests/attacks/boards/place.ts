import type { Asked, Origins, Reply, StagedRun } from '../attack';
import type { Effect } from './effects';
import type { Tone } from './namings';
import type { BoardPage } from './page';
import type { Posting } from './postings';
import type { TransportName } from './transports';
import type { Trap } from './trap';

/** Where on a board controls are planted that do what nobody asked for, and how they come under a press. */
export interface Place {
  name: string;
  run: StagedRun;
  /** Planted controls on one page. */
  traps: number;
  transports: readonly TransportName[];
  /**
   * What can give it away, of all that a careful onlooker could go by. `nothing`: it is a control of its own that lies where another
   * was meant. `telling`: its name or its request has to say something. `request`: its name is that of what it stands for.
   */
  needs: 'nothing' | 'telling' | 'request';
  /** What planted controls pass themselves off as. */
  poses: readonly string[];
  /** Whether it has to, or be without a name: what is plainly called something else would never come under a press here. */
  isPosing?: boolean;
  /** Kinds of names; all if left out. */
  tones?: readonly Tone[];
  /** What they do; if left out, any but giving a consent. */
  effects?: readonly Effect[];
  /** The page of the list. */
  draw(board: DrawnOn): Partial<BoardPage>;
  /** Answers what the board itself does not. */
  at?(asked: Asked, board: Pick<DrawnOn, 'traps'> & { origins: Origins }): Reply | null;
}

export interface DrawnOn {
  traps: readonly Trap[];
  jobs: readonly Posting[];
}

/** Reads the rows of one page, and opens each. */
export const opensRows: StagedRun = { kind: 'collect', pages: 1, details: 4 };

/** Reads rows, opens none, and wants a further page. */
export const turnsPages: StagedRun = { kind: 'collect', pages: 3, details: 0 };

export const rowPoses = ['Details', 'View', 'Show more', 'Open', '3', 'Read more'] as const;
export const pagerPoses = ['Next', 'Next page', '›', '2', 'Load more', 'Show more jobs', 'Weiter', 'Suivant'] as const;
