import type { RowsReading, ScrollState } from '@/domain/page/page-readings';

/** Progress of the walk through a list. */
export interface ListWalk {
  /** Consecutive looks with nothing new and no further scrolling. */
  idle: number;
  /** How often the list grew after its end was reached: each counts as a page turn. */
  grownPages: number;
  /** Number of rows when the end was last reached; null before that. */
  lengthAtEnd: number | null;
  /** Scroll position at the last look, CSS pixels. */
  top: number;
  looks: number;
  isOver: boolean;
}

export const startWalk: ListWalk = { idle: 0, grownPages: 0, lengthAtEnd: null, top: -1, looks: 0, isOver: false };

/** Idle looks that make a list complete: late rows come only where no pager leads on, or a placeholder waits for them. */
const patience = { atPager: 1, elsewhere: 3 };
/** Rows at the edge should rather be seen twice than never. */
export const scrollShare = 0.8;
/** Maximum looks at a list per page. */
const maximumLooks = 400;

/** Another look at the list. */
export interface ListObservation {
  reading: RowsReading;
  /** Rows that are new on the page. */
  fresh: number;
  /** Whether every row was read and no more are announced. */
  hasAll: boolean;
  /** Whether something on the page leads to further rows. */
  hasPager: boolean;
}

export function advanceWalk(walk: ListWalk, { reading, fresh, hasAll, hasPager }: ListObservation): ListWalk {
  const { scroll, rows } = reading;
  const hasPlaceholders = rows.some(({ isRendered }) => !isRendered);
  const atEnd = isAtEnd(scroll);
  const hasGrown = walk.lengthAtEnd !== null && rows.length > walk.lengthAtEnd && fresh > 0;
  const isIdle = fresh === 0 && (atEnd || scroll.top === walk.top);
  const idle = isIdle ? walk.idle + 1 : 0;
  const looks = walk.looks + 1;
  // What did not move is not at its end: something may have taken the wheel.
  const mayTurn = hasPager && atEnd && !hasPlaceholders;
  return {
    idle,
    grownPages: walk.grownPages + (hasGrown ? 1 : 0),
    lengthAtEnd: atEnd || hasGrown ? rows.length : walk.lengthAtEnd,
    top: scroll.top,
    looks,
    isOver: hasAll || idle >= (mayTurn ? patience.atPager : patience.elsewhere) || looks >= maximumLooks,
  };
}

/** Whether nothing is left to scroll, but for rounded pixels. */
export function isAtEnd({ top, viewport, height }: ScrollState): boolean {
  return top + viewport >= height - 2;
}

/** How far to scroll next, in viewport heights. At the end, goes back to placeholders, which fill only while visible. */
export function nextScroll({ idle }: ListWalk, { rows, scroll }: RowsReading): number {
  const empty = rows.findIndex(({ isRendered }) => !isRendered);
  if (idle === 0 || empty < 0) return scrollShare;
  const middle = scroll.height * ((empty + 0.5) / rows.length) - scroll.viewport / 2;
  return (middle - scroll.top) / scroll.viewport;
}
