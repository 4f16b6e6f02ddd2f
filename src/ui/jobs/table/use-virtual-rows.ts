import { defaultRangeExtractor, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { JobListing, ShownRows } from '../listing/job-listing';

/** CSS pixels, only for unmeasured rows: a card has three lines, a row of columns one. */
const estimatedHeights = { card: 84, columns: 41 };
/** Rows rendered above and below the visible ones, for scrolling. */
const rowsBeyond = 8;

interface VirtualRowsProps {
  scroller: RefObject<HTMLElement | null>;
  listing: JobListing;
  shown: ShownRows;
  isWide: boolean;
  /** The row with the tab stop stays in the document, or Tab would skip the table once it is scrolled away. */
  active: RefObject<number>;
}

/** The visible rows; also reports them to the listing. */
export function useVirtualRows(props: VirtualRowsProps): Virtualizer<HTMLElement, Element> {
  const { scroller, listing, shown, isWide, active } = props;
  const isDrawn = useIsDrawn(shown.rows.size > 0);
  const rows = useVirtualizer<HTMLElement, Element>({
    count: shown.answer.count,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimatedHeights[isWide ? 'columns' : 'card'],
    overscan: isDrawn ? rowsBeyond : 0,
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), Math.min(active.current, range.count - 1)])].sort(
        (one, other) => one - other,
      ),
  });

  useLayoutEffect(() => {
    // Heights measured in the other layout do not apply.
    if (isWide !== undefined) rows.measure();
  }, [rows, isWide]);
  useLayoutEffect(() => {
    // Another question starts at its first answer; changes under the same one keep the scroll position.
    if (shown.query) rows.scrollToOffset(0);
  }, [rows, shown.query]);

  const { startIndex = 0, endIndex = 0 } = rows.range ?? {};
  useEffect(() => {
    if (shown.rows) listing.look(startIndex, endIndex + 1);
  }, [listing, shown.rows, startIndex, endIndex]);
  useEffect(() => {
    if (isDrawn) listing.readOn();
  }, [listing, isDrawn]);
  return rows;
}

/** Whether the first rows are on screen: until then nothing invisible is done. */
function useIsDrawn(hasRows: boolean): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    if (!hasRows) return;
    // A frame is drawn right after its callbacks; a message comes after that.
    let message: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      message = setTimeout(() => setDrawn(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(message);
    };
  }, [hasRows]);
  return isDrawn;
}
