import { describe, expect, it } from 'vitest';
import { retainExisting, selectRange, toggleSelected } from '@/ui/jobs/listing/jobs-view';

const ids = ['a', 'b', 'c', 'd', 'e'];

describe('the selection', () => {
  it('takes and leaves single ones', () => {
    expect([...toggleSelected(new Set(['a']), 'b')]).toEqual(['a', 'b']);
    expect([...toggleSelected(new Set(['a']), 'a')]).toEqual([]);
  });

  it('takes a range in either direction, both ends included, and leaves what is outside alone', () => {
    expect([...selectRange(new Set(['e']), ids, [1, 3], true)]).toEqual(['e', 'b', 'c', 'd']);
    expect([...selectRange(new Set(['e']), ids, [3, 1], true)]).toEqual(['e', 'b', 'c', 'd']);
    expect([...selectRange(new Set(ids), ids, [2, 4], false)]).toEqual(['a', 'b']);
  });

  it('loses what the list no longer has, and stays the same object where it has all', () => {
    const selected = new Set(['b', 'x']);
    expect([...retainExisting(selected, ids)]).toEqual(['b']);
    const whole = new Set(['b', 'c']);
    expect(retainExisting(whole, ids)).toBe(whole);
  });
});
