import type { DetailsReading, Row } from '@/domain/page/page-readings';
import { isSamePosting } from '@/jobs/identity/same-posting';
import { hasOwnIdentity } from '../list/row-keys';

/** What the pane showed before a press. */
export interface PaneBefore {
  shown: DetailsReading | null;
  /** Whether it is the posting of a row pressed earlier. */
  isOfAnotherRow: boolean;
}

/** The pane after a press. */
export interface PaneReading {
  /** The pressed row's posting; null if it did not appear. */
  own: DetailsReading | null;
  /** The posting shown instead; null if none. */
  other: DetailsReading | null;
}

/** Observations of the page. */
export interface PaneObserver {
  /** The posting currently in the pane; null if none. */
  look(): Promise<DetailsReading | null>;
  /** Whether the press led to a page of its own. */
  hasLeft(): Promise<boolean>;
  /** Looks, and again whenever the page shows something new, until something is found, `ms` are over, or nothing more is on its way. */
  during(ms: number, look: () => Promise<PaneReading | null>): Promise<PaneReading | null>;
}

/** How long a details pane may take to show a posting; ms before each check. */
const paneLooksMs = [0, 150, 300, 600, 1200, 2400];
/** Checks after which an unchanged pane is assumed to have shown the row before. */
const looksForChange = 3;

/**
 * The pane once it shows the row's posting. What was shown before counts only after a while: the row may have been open already, or the
 * pane may still show another of the same name. A posting inside the row must be new: many rows start theirs there.
 */
export async function awaitPane(
  { look, hasLeft, during }: PaneObserver,
  row: Row,
  before: PaneBefore,
): Promise<PaneReading> {
  let other: DetailsReading | null = null;
  const lookOnce = async (isLate: boolean): Promise<PaneReading | null> => {
    if (await hasLeft()) return { own: null, other: null };
    const details = await look();
    const isShown = Boolean(details?.fields.description);
    other = details && isShown && !isSamePosting(row.fields, details.fields) ? details : null;
    if (!details || !isShown || other) return null;
    if (!isLate && hasTextOfAnother(row, details, before)) return null;
    const isOwn = !isAsBefore(details, before) || (isLate && mayHaveBeenOpen(row, details, before));
    return isOwn ? { own: details, other: null } : null;
  };
  for (const [count, ms] of paneLooksMs.entries()) {
    const found = await during(ms, () => lookOnce(count >= looksForChange));
    if (found) return found;
  }
  return { own: null, other };
}

/** Whether a press opened another row's posting, because the list moved under the pointer. */
export function hasOpenedAnother({ own, other }: PaneReading, before: PaneBefore): boolean {
  return own === null && other !== null && !isAsBefore(other, before);
}

function isAsBefore(details: DetailsReading, { shown }: PaneBefore): boolean {
  return JSON.stringify(details) === JSON.stringify(shown);
}

/** Rows with distinct identities are different postings, however similar they read. */
function mayHaveBeenOpen(row: Row, { isInRow }: DetailsReading, { isOfAnotherRow }: PaneBefore): boolean {
  return !isInRow && !(isOfAnotherRow && hasOwnIdentity(row));
}

/** A pane in transition: the header is the row's, the text still another's. */
function hasTextOfAnother({ fields }: Row, details: DetailsReading, { shown }: PaneBefore): boolean {
  return (
    shown !== null && !isSamePosting(fields, shown.fields) && details.fields.description === shown.fields.description
  );
}
