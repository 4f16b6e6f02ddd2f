import type { DetailsReading, Row } from '@/domain/reading';
import { isSamePosting } from '@/domain/same-posting';
import { isNamed } from './row-keys';

/** What the pane showed before a press. */
export interface PaneBefore {
  shown: DetailsReading | null;
  /** Whether a row that was pressed before has it as its posting. */
  isOfAnotherRow: boolean;
}

/** What became of the pane after a press. */
export interface PaneReading {
  /** The pressed row's posting; null where it did not come. */
  own: DetailsReading | null;
  /** The posting that the pane shows in its place; null where it shows none. */
  other: DetailsReading | null;
}

/** The page as it is looked at. */
export interface PaneLooks {
  /** The posting that the pane shows now; null without one. */
  look(): Promise<DetailsReading | null>;
  /** Whether the press led to a page of its own. */
  hasLeft(): Promise<boolean>;
  sleep(ms: number): Promise<void>;
}

/** How long a details pane gets to show what was pressed, in ms a look. */
const paneLooksMs = [0, 150, 300, 600, 1200, 2400];
/** Looks after which a pane that did not change is taken to have shown the row before. */
const looksForChange = 3;

/**
 * The pane once it shows the row's posting. What was shown before counts only after a while: the row may have been open already,
 * or the pane may still show one of the same name. What stands in the row itself has to be new: many rows begin their posting there.
 */
export async function awaitPane(
  { look, hasLeft, sleep }: PaneLooks,
  row: Row,
  before: PaneBefore,
): Promise<PaneReading> {
  let other: DetailsReading | null = null;
  for (const [count, ms] of paneLooksMs.entries()) {
    await sleep(ms);
    if (await hasLeft()) return { own: null, other: null };
    const details = await look();
    const isShown = Boolean(details?.fields.description);
    other = details && isShown && !isSamePosting(row.fields, details.fields) ? details : null;
    if (!details || !isShown || other) continue;
    if (count < looksForChange && hasTextOfAnother(row, details, before)) continue;
    if (!isAsBefore(details, before) || (count >= looksForChange && mayHaveBeenOpen(row, details, before)))
      return { own: details, other: null };
  }
  return { own: null, other };
}

/** Whether a press brought up a posting of another row: the list moved under the pointer. */
export function hasHitAnother({ own, other }: PaneReading, before: PaneBefore): boolean {
  return own === null && other !== null && !isAsBefore(other, before);
}

function isAsBefore(details: DetailsReading, { shown }: PaneBefore): boolean {
  return JSON.stringify(details) === JSON.stringify(shown);
}

/** Rows with names of their own are different postings, however alike these read. */
function mayHaveBeenOpen(row: Row, { isInRow }: DetailsReading, { isOfAnotherRow }: PaneBefore): boolean {
  return !isInRow && !(isOfAnotherRow && isNamed(row));
}

/** A pane in the middle of its change: the head is the row's, and the text is still another's. */
function hasTextOfAnother({ fields }: Row, details: DetailsReading, { shown }: PaneBefore): boolean {
  return (
    shown !== null && !isSamePosting(fields, shown.fields) && details.fields.description === shown.fields.description
  );
}
