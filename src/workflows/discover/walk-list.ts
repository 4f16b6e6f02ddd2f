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

/** Idle looks after which a list is complete: rows that come late come where nothing else leads on. */
const patience = { withPager: 1, withoutPager: 3 };
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
    isOver: hasAll || idle >= (hasPager ? patience.withPager : patience.withoutPager) || looks >= maximumLooks,
  };
}
