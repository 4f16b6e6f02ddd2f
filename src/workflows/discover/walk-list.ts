import type { RowsReading } from '@/domain/reading';

/** How far the walk through one list has come. */
export interface ListWalk {
  /** Looks in a row that showed nothing new and could not go further. */
  idle: number;
  /** How often the list grew after its end was reached: each time is as good as a page turned. */
  grownPages: number;
  /** Rows that the list held when its end was last reached; null before that. */
  lengthAtEnd: number | null;
  /** Scroll position of the last look, CSS pixels. */
  top: number;
  looks: number;
  isOver: boolean;
}

export const startWalk: ListWalk = { idle: 0, grownPages: 0, lengthAtEnd: null, top: -1, looks: 0, isOver: false };

/** Idle looks after which a list is complete: rows that come late come where no pager leads on, or where a place waits for them. */
const patience = { atPager: 1, elsewhere: 3 };
/** Rows at the edge are seen twice rather than never. */
const scrollShare = 0.8;
/** No list is looked at more often than this on one page. */
const maximumLooks = 400;

/** One more look at the list. */
export interface ListLook {
  reading: RowsReading;
  /** Rows that the page had not shown before. */
  fresh: number;
  /** Whether every row was read and the page names no more. */
  hasAll: boolean;
  /** Whether something on the page leads to further rows. */
  hasPager: boolean;
}

export function walkedOn(walk: ListWalk, { reading, fresh, hasAll, hasPager }: ListLook): ListWalk {
  const { scroll, rows } = reading;
  const hasPlaceholders = rows.some(({ isRendered }) => !isRendered);
  const isAtEnd = scroll.top + scroll.viewport >= scroll.height - 2;
  const hasGrown = walk.lengthAtEnd !== null && rows.length > walk.lengthAtEnd && fresh > 0;
  const isIdle = fresh === 0 && (isAtEnd || scroll.top === walk.top);
  const idle = isIdle ? walk.idle + 1 : 0;
  const looks = walk.looks + 1;
  return {
    idle,
    grownPages: walk.grownPages + (hasGrown ? 1 : 0),
    lengthAtEnd: isAtEnd || hasGrown ? rows.length : walk.lengthAtEnd,
    top: scroll.top,
    looks,
    isOver:
      hasAll || idle >= (hasPager && !hasPlaceholders ? patience.atPager : patience.elsewhere) || looks >= maximumLooks,
  };
}

/**
 * How far to turn the wheel next, in heights of what is visible. At the end, places that stayed empty are gone back to: they
 * fill only while they are in view.
 */
export function nextScroll({ idle }: ListWalk, { rows, scroll }: RowsReading): number {
  const empty = rows.findIndex(({ isRendered }) => !isRendered);
  if (idle === 0 || empty < 0) return scrollShare;
  const middle = scroll.height * ((empty + 0.5) / rows.length) - scroll.viewport / 2;
  return (middle - scroll.top) / scroll.viewport;
}
