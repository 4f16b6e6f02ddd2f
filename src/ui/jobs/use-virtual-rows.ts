import { defaultRangeExtractor, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect } from 'react';
import type { JobListing, Shown } from './job-listing';

/** Only for rows that were not measured yet, CSS pixels: a card has three lines, a row of columns one. */
const estimatedHeights = { card: 84, columns: 41 };

interface VirtualRowsProps {
  scroller: RefObject<HTMLElement | null>;
  listing: JobListing;
  shown: Shown;
  isWide: boolean;
  /** The row with the tab stop stays in the document, or Tab would skip the table once it is scrolled away. */
  active: RefObject<number>;
}

/** The rows in view, and the listing told of them. */
export function useVirtualRows(props: VirtualRowsProps): Virtualizer<HTMLElement, Element> {
  const { scroller, listing, shown, isWide, active } = props;
  const rows = useVirtualizer<HTMLElement, Element>({
    count: shown.answer.count,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimatedHeights[isWide ? 'columns' : 'card'],
    overscan: 8,
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), Math.min(active.current, range.count - 1)])].sort(
        (one, other) => one - other,
      ),
  });

  useLayoutEffect(() => {
    // Heights that were measured in the other layout say nothing in this one.
    if (isWide !== undefined) rows.measure();
  }, [rows, isWide]);
  useLayoutEffect(() => {
    // Another question begins at its first answer; what changes under the same one leaves the user where they are.
    if (shown.query) rows.scrollToOffset(0);
  }, [rows, shown.query]);

  const { startIndex = 0, endIndex = 0 } = rows.range ?? {};
  useEffect(() => {
    if (shown.rows) listing.look(startIndex, endIndex + 1);
  }, [listing, shown.rows, startIndex, endIndex]);
  return rows;
}
