import { describe, expect, it } from 'vitest';
import type { RowsReading, ScrollState } from '@/domain/page/page-readings';
import { advanceWalk, type ListObservation, startWalk } from '@/workflows/collect/list/walk-list';

/** A look at a list of one row that is known already. */
function look(scroll: Partial<ScrollState>, more: Partial<ListObservation> = {}): ListObservation {
  const reading = { rows: [{ isRendered: true }], scroll: { top: 0, viewport: 700, height: 3_000, ...scroll } };
  return { reading: reading as RowsReading, fresh: 0, hasAll: false, hasPager: true, ...more };
}

const walked = (...looks: ListObservation[]) => looks.reduce(advanceWalk, startWalk);
const atEnd = { top: 2_300 };

describe('the walk through a list', () => {
  it('is over at the end of a page that something leads on from', () => {
    expect(walked(look(atEnd), look(atEnd)).isOver).toBe(true);
  });

  it('is not over where the wheel moved nothing: something may have taken it', () => {
    expect(walked(look({}), look({})).isOver).toBe(false);
    expect(walked(look({}), look({}), look({}), look({})).isOver).toBe(true);
  });

  it('is not over where placeholders are still to be filled', () => {
    const reading = { ...look(atEnd).reading, rows: [{ isRendered: false }] } as RowsReading;
    expect(walked(look(atEnd, { reading }), look(atEnd, { reading })).isOver).toBe(false);
  });
});
