import { describe, expect, it } from 'vitest';
import { addChips } from '@/ui/parts/add-chips';

describe('addChips', () => {
  it('adds each line that is pasted, on one line of words', () => {
    expect(addChips(['a'], ' b  c \n\n d, e \r\n')).toEqual(['a', 'b c', 'd, e']);
  });

  it('adds nothing twice, whatever its case or width', () => {
    expect(addChips(['Berlin'], 'berlin\nＢＥＲＬＩＮ\nWien\nwien')).toEqual(['Berlin', 'Wien']);
  });
});
